import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { pageNeeds, sites } from '../testing/arbitrary-site.ts';
import { visits } from '../testing/arbitrary-visit.ts';
import { holds } from '../testing/property.ts';
import { decide } from './decide.ts';
import type { DecisionContext, DecisionStep } from './decision-step.ts';
import { gateAll } from './gate.ts';
import type { Outcome } from './outcome.ts';

/** What the fixed pages ask for, written down a second time. */
const protectedPages: Record<string, string[]> = {
  account: [],
  privacySettings: [],
  manageSubscriptions: ['ENABLE_MANAGE_SUBSCRIPTIONS_TESTING'],
  dataSharing: [],
};

interface Wants {
  person: boolean;
  contexts: string[][];
  permissions: string[];
}

const nothing: Wants = { person: false, contexts: [], permissions: [] };

/** What a page or the market's data asks for: a route's own needs and those of the layout that stands there. */
function wantsOf(destination: DecisionStep['destination'], { market }: DecisionContext): Wants {
  if (!destination) return nothing;
  if (destination.kind === 'page') return pageWants(destination.page.id);
  const { mode, requiredAuthContext, permissionsRequired, layoutOrRouteId } = destination.route;
  const layout = mode === 'layout' ? market.layouts.find(({ id }) => id === layoutOrRouteId) : undefined;
  const permissions = [...permissionsRequired, ...(layout?.permissionsRequired ?? [])];
  const contexts = [
    requiredAuthContext === '' ? [] : [requiredAuthContext],
    layout?.requiredAuthContexts ?? [],
  ];
  const asked = contexts.filter((names) => names.length > 0);
  return { person: asked.length + permissions.length > 0, contexts: asked, permissions };
}

function pageWants(id: string): Wants {
  const permissions = protectedPages[id];
  return permissions ? { person: true, contexts: [], permissions } : nothing;
}

/** The rule of GAT-02 once more, as plainly as it can be said. */
function mayEnter(
  { person, contexts, permissions }: Wants,
  { session, market }: Pick<DecisionContext, 'session' | 'market'>,
): boolean {
  if (!person) return true;
  if (session.SESSIONID === null || session.SESSIONID === '') return false;
  for (const accepted of contexts) {
    let isMet = false;
    for (const context of accepted) {
      if (market.authContext.includes(context) || session.authContext === context) isMet = true;
    }
    if (!isMet) return false;
  }
  for (const permission of permissions) {
    if (!session.USER?.permissions.includes(permission)) return false;
  }
  return true;
}

const logins = /^\/(?:login\?|adfslogin(?:\?|$)|mfa(?:\?|$)|analytics(?:\?|$))/;

/** Whether an outcome keeps a page to itself: nothing of it and nothing about it, such as where it redirects to. */
function tellsNothing(outcome: Outcome): boolean {
  if (outcome.kind === 'notFound') return true;
  if (outcome.kind === 'leave') return logins.test(outcome.href);
  return outcome.kind === 'redirect' && outcome.reason === 'insufficient permissions';
}

describe('the gate of every address', () => {
  it('[GAT-02] [GAT-07] shows nothing without the contexts and permissions that it asks for', () => {
    holds(visits, ({ site, url }) => {
      const outcome = decide(url, site, ({ destination, outcome: answer }) => {
        if (!mayEnter(wantsOf(destination, site), site)) assert.ok(tellsNothing(answer), answer.kind);
      });
      if (outcome.kind === 'page') {
        assert.ok(mayEnter(pageWants(outcome.page), site), outcome.page);
      }
      if (outcome.kind === 'content' || outcome.kind === 'layout' || outcome.kind === 'nothing') {
        assert.ok(mayEnter(wantsOf({ kind: 'route', route: outcome.route }, site), site), outcome.route.path);
      }
    });
  });

  it('[GAT-02] [GAT-06] lets in those who meet the needs of all parts, and nobody else', () => {
    holds(fc.record({ site: sites, needs: pageNeeds }), ({ site: { session, market }, needs }) => {
      const contexts = needs.map((need) => [...need.contexts]).filter((names) => names.length > 0);
      const permissions = needs.flatMap((need) => need.permissions);
      const person = needs.some(({ signIn }) => signIn) || contexts.length + permissions.length > 0;
      const { kind } = gateAll(needs, { session, market, url: '/en-ca/' });
      assert.equal(kind === 'allow', mayEnter({ person, contexts, permissions }, { session, market }));
    });
  });

  it('[GAT-02] shuts out nobody who has what it asks for', () => {
    holds(visits, ({ site, url }) => {
      decide(url, site, ({ destination, outcome }) => {
        if (!destination || !mayEnter(wantsOf(destination, site), site)) return;
        assert.ok(outcome.kind !== 'leave' || /^https?:/i.test(outcome.href), 'sent away');
        assert.ok(outcome.kind !== 'redirect' || outcome.reason === 'configured redirect', 'sent on');
      });
    });
  });

  it('[GAT-03] names the permissions that are missing and no other', () => {
    holds(visits, ({ site, url }) => {
      decide(url, site, ({ destination, outcome }) => {
        if (outcome.kind !== 'redirect' || outcome.reason !== 'insufficient permissions') return;
        const held = site.session.USER?.permissions ?? [];
        const missing = wantsOf(destination, site).permissions.filter((name) => !held.includes(name));
        const named = new URL(outcome.to, 'https://fleet.example').searchParams.get('p')?.split(',');
        assert.deepEqual(named, [...new Set(missing)]);
      });
    });
  });

  it('[GAT-02] is tried with every kind of outcome', () => {
    const counts = new Map<string, number>();
    for (const { site, url } of fc.sample(visits, { numRuns: 3000, seed: 4 })) {
      const { kind } = decide(url, site);
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
    }
    for (const kind of ['page', 'content', 'layout', 'nothing', 'redirect', 'leave', 'notFound', 'loop']) {
      assert.ok((counts.get(kind) ?? 0) >= 10, `${kind}: ${counts.get(kind)}`);
    }
  });
});
