import fc from 'fast-check';
import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import type { Market, Route, RouteLink } from '../../entities/index.ts';
import { pageNeeds, sites } from '../../testing/arbitrary-site.ts';
import { visits } from '../../testing/arbitrary-visit.ts';
import { holds } from '../../testing/property.ts';
import { decide } from './decide.ts';
import type { DecisionContext, DecisionStep } from './decision-step.ts';
import { destinationAt, type Destination } from '../pages/destination.ts';
import { fixedPages } from '../pages/fixed-pages.ts';
import { gate } from './gate.ts';
import { linkHref } from '../links/links.ts';
import type { Outcome } from './outcome.ts';
import { routeKey } from '../address/route-key.ts';
import { splitUrl } from '../address/url-parts.ts';

/** The requirements of fixed pages, spelled out independently; the market's entries for them may add more. */
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

/** The requirements of a page and of the market's data about it. */
function wantsOf({ destination, url, passed, address }: DecisionStep, site: DecisionContext): Wants {
  const { homeRoute } = site.market;
  if (destination) return destinationWants(destination, url, site);
  return passed && address && homeRoute ? homeWants(homeRoute, address.locale, site) : nothing;
}

function destinationWants(destination: Destination, url: string, { market }: DecisionContext): Wants {
  if (destination.kind === 'page') return pageWants(destination.page.id, url, market);
  return routeWants(destination.route, market);
}

/** The permissions that the link to the home route names, with the requirements of its page. */
function homeWants(home: RouteLink, locale: string, site: DecisionContext): Wants {
  const url = linkHref(home, locale);
  const destination = destinationAt(splitUrl(url).path, site);
  const there = destination ? destinationWants(destination, url, site) : nothing;
  const permissions = [...home.permissionsRequired, ...there.permissions];
  return { person: there.person || permissions.length > 0, contexts: there.contexts, permissions };
}

/** The requirements of a route and of its layout. */
function routeWants(route: Route, market: Market): Wants {
  const { mode, requiredAuthContext, permissionsRequired, layoutOrRouteId } = route;
  const layout = mode === 'layout' ? market.layouts.find(({ id }) => id === layoutOrRouteId) : undefined;
  const permissions = [...permissionsRequired, ...(layout?.permissionsRequired ?? [])];
  const contexts = [
    requiredAuthContext === '' ? [] : [requiredAuthContext],
    layout?.requiredAuthContexts ?? [],
  ];
  const asked = contexts.filter((names) => names.length > 0);
  return { person: asked.length + permissions.length > 0, contexts: asked, permissions };
}

function pageWants(id: string, url: string, market: Market): Wants {
  const own = protectedPages[id];
  const entry = entryOf(id, url, market);
  const more = entry ? routeWants(entry, market) : nothing;
  const permissions = [...(own ?? []), ...more.permissions];
  return { person: own !== undefined || more.person, contexts: more.contexts, permissions };
}

/** The market's entry for a page, found by a simple search: the first for the locale, else the first for all locales. */
function entryOf(id: string, url: string, market: Market): Route | undefined {
  if (id === 'forbidden' || id === 'error') return undefined;
  const paths: readonly string[] = fixedPages.find((page) => page.id === id)?.paths ?? [];
  const { locale } = partsOf(splitUrl(url).path, market);
  const entries = market.routes.filter(({ path }) =>
    partsOf(path, market).rests.some((rest) => paths.includes(rest)),
  );
  const ofLocale = (asked: string) => entries.find(({ path }) => partsOf(path, market).locale === asked);
  return ofLocale(locale) ?? ofLocale('');
}

/** A path's locale, and the rest of the path with and without the retail prefix. */
function partsOf(
  path: string,
  { allowedLocales, retailPrefix }: Market,
): { locale: string; rests: string[] } {
  const words = routeKey(path).split('/').filter(Boolean);
  const first = words[0]?.toLowerCase().replace(/^fr2-/, 'en-') ?? '';
  const locale = allowedLocales.includes(first) ? first : '';
  if (locale) words.shift();
  const rests = [words];
  if (words[0] === retailPrefix.replaceAll('/', '')) rests.push(words.slice(1));
  return { locale, rests: rests.map((rest) => `/${rest.map((word) => `${word}/`).join('')}`) };
}

/** An independent, literal implementation of GAT-02. */
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

/** Whether an outcome reveals nothing about a page, neither its content nor where it redirects to. */
function tellsNothing(outcome: Outcome): boolean {
  if (outcome.kind === 'notFound') return true;
  if (outcome.kind === 'leave') return logins.test(outcome.href);
  return outcome.kind === 'redirect' && outcome.reason === 'insufficient permissions';
}

describe('the gate of every address', () => {
  it('[GAT-02] [GAT-07] shows nothing without the contexts and permissions that it asks for', () => {
    holds(visits, ({ site, url }) => {
      const outcome = decide(url, site, (step) => {
        if (!mayEnter(wantsOf(step, site), site)) assert.ok(tellsNothing(step.outcome), step.outcome.kind);
      });
      if (outcome.kind === 'page') {
        assert.ok(mayEnter(pageWants(outcome.page, url, site.market), site), outcome.page);
      }
      if (outcome.kind === 'content' || outcome.kind === 'layout' || outcome.kind === 'nothing') {
        assert.ok(mayEnter(routeWants(outcome.route, site.market), site), outcome.route.path);
      }
    });
  });

  it('[GAT-02] [GAT-06] lets in those who meet the needs of all parts, and nobody else', () => {
    holds(fc.record({ site: sites, needs: pageNeeds }), ({ site: { session, market }, needs }) => {
      const contexts = needs.map((need) => [...need.contexts]).filter((names) => names.length > 0);
      const permissions = needs.flatMap((need) => need.permissions);
      const person = needs.some(({ signIn }) => signIn) || contexts.length + permissions.length > 0;
      const { kind } = gate(needs, { session, market, url: '/en-ca/' });
      assert.equal(kind === 'allow', mayEnter({ person, contexts, permissions }, { session, market }));
    });
  });

  it('[GAT-02] shuts out nobody who has what it asks for', () => {
    holds(visits, ({ site, url }) => {
      decide(url, site, (step) => {
        const { destination, outcome } = step;
        if (!destination || !mayEnter(wantsOf(step, site), site)) return;
        assert.ok(outcome.kind !== 'leave' || /^https?:/i.test(outcome.href), 'sent away');
        assert.ok(outcome.kind !== 'redirect' || outcome.reason === 'configured redirect', 'sent on');
      });
    });
  });

  it('[GAT-03] names the permissions that are missing and no other', () => {
    holds(visits, ({ site, url }) => {
      decide(url, site, (step) => {
        const { outcome } = step;
        if (outcome.kind !== 'redirect' || outcome.reason !== 'insufficient permissions') return;
        const held = site.session.USER?.permissions ?? [];
        const missing = wantsOf(step, site).permissions.filter((name) => !held.includes(name));
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
