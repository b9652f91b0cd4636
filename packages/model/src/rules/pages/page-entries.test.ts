import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { person } from '../../testing/fixtures.ts';
import { context, line, type MarketInput } from '../routing/decide.samples.ts';
import { decide } from '../routing/decide.ts';
import { visitor } from '../session/session.ts';

const entry = (path: string, more: object = {}) => ({ id: path, path, mode: 'layout', ...more });
const needing = { permissionsRequired: ['A'] };

function shownAt(url: string, overrides: MarketInput, session = person()): string {
  return line(decide(url, context(overrides, { session }))).replace(/\?.* /, ' ');
}

describe('a market’s own entry for a fixed page', () => {
  const grid = { layouts: [{ id: 'grid', permissionsRequired: ['B'], requiredAuthContexts: ['partner'] }] };
  const sharing = { routes: [entry('/data-sharing', needing)] };
  const cases: [what: string, url: string, market: MarketInput, expected: string][] = [
    ['asks for its permissions', '/en-ca/data-sharing/', sharing, 'redirect to /en-ca/403Page/ permissions)'],
    ['leaves other pages alone', '/en-ca/account/', sharing, 'page account in en-ca'],
    [
      'asks for its auth context',
      '/en-ca/account/',
      { routes: [entry('/account/', { requiredAuthContext: 'analytics' })] },
      'not found in en-ca',
    ],
    [
      'asks for its layout’s auth contexts',
      '/en-ca/account/',
      { ...grid, routes: [entry('/account/', { layoutOrRouteId: 'grid' })] },
      'not found in en-ca',
    ],
    [
      'counts at all of the page’s paths',
      '/en-ca/TermsAndConditions/',
      { routes: [entry('/termsAndConditions/', needing)] },
      'redirect to /en-ca/403Page/ permissions)',
    ],
    [
      'counts under its locale',
      '/fr-ca/sitemap/',
      { routes: [entry('/fr-ca/sitemap/', needing)] },
      'redirect to /fr-ca/403Page/ permissions)',
    ],
    [
      'counts under no other locale',
      '/en-ca/sitemap/',
      { routes: [entry('/fr-ca/sitemap/', needing)] },
      'page sitemap in en-ca',
    ],
    [
      'counts for a locale before the one for all',
      '/fr-ca/sitemap/',
      { routes: [entry('/sitemap/', needing), entry('/fr-ca/sitemap/')] },
      'page sitemap in fr-ca',
    ],
    [
      'counts as the first of two',
      '/en-ca/TermsAndConditions/',
      { routes: [entry('/termsAndConditions/', needing), entry('/TermsAndConditions/')] },
      'redirect to /en-ca/403Page/ permissions)',
    ],
    [
      'counts under the retail prefix',
      '/en-ca/pro/sitemap/',
      { retailPrefix: 'pro', routes: [entry('/pro/sitemap/', needing)] },
      'redirect to /en-ca/403Page/ permissions)',
    ],
    [
      'keeps nobody from the 403 page',
      '/en-ca/403Page/',
      { routes: [entry('/403Page/', needing)] },
      'page forbidden in en-ca',
    ],
    [
      'keeps nobody from the error page, where a circle of logins ends',
      '/en-ca/ErrorPage/',
      { routes: [entry('/ErrorPage/', needing)] },
      'page error in en-ca',
    ],
  ];
  for (const [what, url, market, expected] of cases) {
    it(`[GAT-02] ${what}: ${url}`, () => assert.equal(shownAt(url, market), expected));
  }

  it('[GAT-02] adds to what the page itself asks for', () => {
    const routes = [entry('/manage-subscriptions/', needing)];
    const outcome = decide('/en-ca/manage-subscriptions/', context({ routes }, { session: person() }));
    assert.match(line(outcome), /p=ENABLE_MANAGE_SUBSCRIPTIONS_TESTING,A /);
  });

  it('[GAT-04] sends a visitor to the login', () => {
    const routes = [entry('/sitemap/', needing)];
    assert.match(shownAt('/en-ca/sitemap/', { routes }, visitor), /^leave to \/login/);
  });
});
