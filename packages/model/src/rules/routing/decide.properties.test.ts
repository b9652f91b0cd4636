import fc from 'fast-check';
import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { sites } from '../../testing/arbitrary-site.ts';
import { anyText } from '../../testing/arbitrary-url.ts';
import { visits } from '../../testing/arbitrary-visit.ts';
import { holds } from '../../testing/property.ts';
import { canonicalAddress } from '../pages/canonical-address.ts';
import { decide } from './decide.ts';
import type { DecisionContext, DecisionStep } from './decision-step.ts';
import { explain } from './explain.ts';
import { chooseLocale } from './locale-choice.ts';
import { splitUrl } from '../address/url-parts.ts';

const origin = 'https://fleet.example';

function stepsAt(url: string, site: DecisionContext): DecisionStep[] {
  const steps: DecisionStep[] = [];
  decide(url, site, (step) => steps.push(step));
  return steps;
}

describe('every decision', () => {
  it('[RTE-21] ends, and at an address that leads no further', () => {
    holds(visits, ({ site, url }) => {
      const outcome = decide(url, site);
      if (outcome.kind !== 'redirect') return;
      const { kind } = decide(outcome.to, site);
      assert.ok(!['redirect', 'loop', 'leave'].includes(kind), `${outcome.to} is a ${kind}`);
    });
  });

  it('[RTE-21] calls a loop what comes back to an address, and nothing else', () => {
    holds(visits, ({ site, url }) => {
      const outcome = decide(url, site);
      const paths = stepsAt(url, site).map((step) => splitUrl(step.url).path);
      assert.equal(new Set(paths).size, paths.length);
      if (outcome.kind === 'loop') {
        assert.ok(paths.includes(splitUrl(outcome.chain.at(-1) ?? '').path), outcome.chain.join(' > '));
      }
    });
  });

  it('[RTE-16] [RTE-17] [RTE-21] takes query and hash along', () => {
    holds(visits, ({ site, url }) => {
      for (const { outcome, url: from } of stepsAt(url, site)) {
        if (outcome.kind !== 'redirect') continue;
        const [before, after] = [splitUrl(from), splitUrl(outcome.to)];
        const [asked, kept] = [new URLSearchParams(before.query), new URLSearchParams(after.query)];
        switch (outcome.reason) {
          case 'insufficient permissions':
            assert.equal(kept.get('origin'), from.toWellFormed());
            break;
          case 'configured redirect':
          case 'home route':
            assert.ok(after.hash || !before.hash);
            for (const name of asked.keys()) assert.ok(kept.has(name), name);
            break;
          default:
            assert.equal(after.query + after.hash, before.query + before.hash);
        }
      }
    });
  });

  it('[RTE-25] stays at this origin, unless a redirect’s target says otherwise', () => {
    holds(visits, ({ site, url }) => {
      const external = site.market.routes.map(({ extras }) => String(extras.target).trim());
      for (const { outcome } of stepsAt(url, site)) {
        const href = outcome.kind === 'redirect' ? outcome.to : outcome.kind === 'leave' ? outcome.href : '/';
        if (outcome.kind === 'leave' && /^https?:/i.test(href)) {
          assert.ok(external.includes(href), href);
        } else {
          assert.match(href, /^\/(?![/\\])/);
          const target = new URL(href, origin);
          assert.equal(target.origin, origin);
          const inner = outcome.kind === 'leave' ? target.searchParams.getAll('redirect') : [];
          for (const path of inner) assert.equal(new URL(path, origin).origin, origin);
        }
      }
    });
  });

  it('[RTE-15] [RTE-16] has one form of an address, which stays as it is', () => {
    holds(visits, ({ site, url }) => {
      const chosen = chooseLocale(site.market, site.desiredLocale);
      const once = canonicalAddress(url, chosen, site);
      if (!once || !site.market.allowedLocales.length) return;
      const twice = canonicalAddress(once.url, chosen, site);
      // Under another market's locale, an address that is already in canonical form is not decided any further.
      if (!twice) assert.equal(once.reason, 'path form');
      else assert.deepEqual([twice.url, twice.reason, twice.locale], [once.url, null, once.locale]);
    });
  });

  it('[RTE-18] is explained as it is made', () => {
    holds(visits, ({ site, url }) => {
      const { outcome, steps } = explain(url, site);
      assert.deepEqual(outcome, decide(url, site));
      assert.equal(steps[0]?.url, url);
      assert.ok(steps.every(({ says }) => says.endsWith('.') && !says.includes('undefined')));
    });
  });

  it('[RTE-25] is made whatever text the address is', () => {
    holds(fc.record({ site: sites, url: anyText }), ({ site, url }) => {
      assert.ok(decide(url, site).kind);
    });
  });
});
