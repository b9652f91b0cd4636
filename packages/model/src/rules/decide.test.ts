import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { environment, market, person } from '../testing/fixtures.ts';
import { decide, type DecisionContext, type Outcome } from './decide.ts';
import { createRouteTable } from './route-table.ts';
import { visitor } from './session.ts';

type MarketInput = NonNullable<Parameters<typeof market>[0]>;

const redirectTo = (id: string, path: string, target: string) => ({
  id,
  path,
  mode: 'redirect',
  extras: { target },
});
const routes: MarketInput['routes'] = [
  { id: 'home', path: '/', mode: 'aempage' },
  { id: 'vans', path: '/vans/', mode: 'aempage' },
  { id: 'guides', path: '/guides/*/', mode: 'aempage' },
  { id: 'french', path: '/fr-ca/nouvelles/', mode: 'aempage' },
  { id: 'orders', path: '/orders/', mode: 'layout', layoutOrRouteId: 'grid', permissionsRequired: ['A'] },
  { id: 'lost', path: '/lost/', mode: 'layout', layoutOrRouteId: 'none' },
  { id: 'odd', path: '/odd/', mode: 'carousel' },
  { id: 'analytics', path: '/analytics-page/', mode: 'aempage', requiredAuthContext: 'analytics' },
  { id: 'adfs', path: '/adfs-page/', mode: 'aempage', requiredAuthContext: 'adfs' },
  redirectTo('old', '/old/', '/vans?from=old'),
  redirectTo('older', '/older/', '/old'),
  redirectTo('oldest', '/oldest/', 'older/'),
  { id: 'by-id', path: '/by-id/', mode: 'redirect', layoutOrRouteId: 'guides' },
  redirectTo('to-orders', '/to-orders/', '/orders/'),
  redirectTo('guarded', '/guarded/', '/vans/'),
  redirectTo('out', '/out/', 'https://p.example/a'),
  redirectTo('script', '/script/', 'javascript:alert(1)'),
  redirectTo('host', '/host/', '//evil.example'),
  { id: 'nowhere', path: '/nowhere/', mode: 'redirect' },
  redirectTo('l1', '/loop-1/', '/loop-2/'),
  redirectTo('l2', '/loop-2/', '/loop-1/?again=1'),
  redirectTo('self', '/self/', '/self/'),
];
const layouts: MarketInput['layouts'] = [
  { id: 'grid', permissionsRequired: ['B'], requiredAuthContexts: ['iam'] },
];

function context(overrides: MarketInput = {}, more: Partial<DecisionContext> = {}): DecisionContext {
  const given = market({ routes, layouts, ...overrides });
  return {
    market: given,
    table: createRouteTable(given),
    session: visitor,
    environment: environment(),
    ...more,
  };
}

/** An outcome in one line. */
function line(outcome: Outcome): string {
  switch (outcome.kind) {
    case 'page':
      return `page ${outcome.page} in ${outcome.locale}`;
    case 'content':
    case 'layout':
    case 'nothing':
      return `${outcome.kind} ${outcome.route.id} in ${outcome.locale}`;
    case 'redirect':
      return `redirect to ${outcome.to} (${outcome.reason})`;
    case 'leave':
      return `leave to ${outcome.href}`;
    case 'notFound':
      return `not found in ${outcome.locale}`;
    case 'loop':
      return `loop ${outcome.chain.join(' > ')}`;
  }
}

const signedIn = person();
const buyer = person({ permissions: ['A', 'B'] });

describe('decide', () => {
  const visits: [id: string, url: string, expected: string][] = [
    ['[RTE-01]', '/en-ca/sitemap/', 'page sitemap in en-ca'],
    ['[RTE-01]', '/fr-ca/termsAndConditions/', 'page termsAndConditions in fr-ca'],
    ['[RTE-01]', '/fr-ca/TermsAndConditions/', 'page termsAndConditions in fr-ca'],
    ['[RTE-01]', '/en-ca/403Page/?origin=%2F&p=A', 'page forbidden in en-ca'],
    ['[RTE-01]', '/fr-ca/contact-us/', 'page contactUs in fr-ca'],
    ['[RTE-01]', '/contact-us/', 'page contactUs in en-ca'],
    ['[RTE-01]', '/contact-us/?a=1#b', 'page contactUs in en-ca'],
    ['[RTE-15]', '/contact-us?a=1#b', 'redirect to /contact-us/?a=1#b (path form)'],
    ['[RTE-06]', '/en-ca/blank/', 'not found in en-ca'],
    ['[RTE-06]', '/en-ca/sign-in-error/', 'not found in en-ca'],
    ['[RTE-12]', '/en-ca/vans/?a=1#b', 'content vans in en-ca'],
    ['[RTE-12]', '/en-ca/odd/', 'nothing odd in en-ca'],
    ['[RTE-12]', '/en-ca/lost/', 'not found in en-ca'],
    ['[RTE-15]', '/en-ca/guides/a/b/', 'content guides in en-ca'],
    ['[RTE-15]', '/en-ca/vans?a=1#b', 'redirect to /en-ca/vans/?a=1#b (path form)'],
    ['[RTE-15]', '/en-ca/vans/*/', 'redirect to /en-ca/vans/ (path form)'],
    ['[RTE-15]', '/en-ca//vans//', 'redirect to /en-ca/vans/ (path form)'],
    ['[RTE-15]', '/en-ca', 'redirect to /en-ca/ (path form)'],
    ['[RTE-15]', '/EN-CA/vans/', 'redirect to /en-ca/vans/ (path form)'],
    ['[RTE-16]', '/vans/?a=1&b=/c#d', 'redirect to /en-ca/vans/?a=1&b=/c#d (no locale)'],
    ['[RTE-16]', '/', 'redirect to /en-ca/ (no locale)'],
    ['[RTE-16]', '', 'redirect to /en-ca/ (no locale)'],
    ['[RTE-16]', '/sitemap', 'redirect to /en-ca/sitemap/ (no locale)'],
    ['[RTE-16]', '//evil.example/', 'redirect to /en-ca/evil.example/ (no locale)'],
    ['[RTE-18]', '/unknown', 'redirect to /en-ca/unknown/ (no locale)'],
    ['[RTE-18]', '/en-ca/unknown/', 'not found in en-ca'],
    ['[RTE-18]', '/de-de/vans/', 'not found in en-ca'],
    ['[RTE-17]', '/fr-ca/unknown/?a=1#b', 'redirect to /en-ca/unknown/?a=1#b (other locale)'],
    ['[RTE-17]', '/fr-ca/vans/', 'content vans in fr-ca'],
    ['[RTE-17]', '/fr-ca/nouvelles/', 'content french in fr-ca'],
    ['[RTE-18]', '/en-ca/nouvelles/', 'not found in en-ca'],
    ['[SES-09]', '/fr2-ca/vans/', 'redirect to /en-ca/vans/ (path form)'],
    ['[RTE-21]', '/fr-ca/old/?a=1', 'redirect to /fr-ca/vans/?from=old&a=1 (configured redirect)'],
    ['[RTE-21]', '/en-ca/old/?from=me#top', 'redirect to /en-ca/vans/?from=old#top (configured redirect)'],
    ['[RTE-21]', '/oldest?a=1', 'redirect to /en-ca/vans/?from=old&a=1 (configured redirect)'],
    ['[RTE-21]', '/en-ca/by-id/', 'redirect to /en-ca/guides/ (configured redirect)'],
    ['[RTE-21]', '/en-ca/out/?a=1', 'leave to https://p.example/a'],
    ['[RTE-25]', '/en-ca/script/', 'not found in en-ca'],
    ['[RTE-25]', '/en-ca/host/', 'not found in en-ca'],
    ['[RTE-21]', '/en-ca/nowhere/', 'not found in en-ca'],
    ['[RTE-21]', '/en-ca/self/', 'loop /en-ca/self/ > /en-ca/self/'],
    ['[RTE-21]', '/loop-1', 'loop /loop-1 > /en-ca/loop-1/ > /en-ca/loop-2/ > /en-ca/loop-1/?again=1'],
    ['[GAT-04]', '/en-ca/account/', 'leave to /login?lang=en-ca&redirect=%2Fen-ca%2Faccount%2F'],
    [
      '[GAT-04]',
      '/account?active-tab=billing',
      'leave to /login?lang=en-ca&redirect=%2Fen-ca%2Faccount%2F%3Factive-tab%3Dbilling',
    ],
    ['[GAT-05]', '/fr-ca/adfs-page/', 'leave to /adfslogin?redirect=%2Ffr-ca%2Fadfs-page%2F'],
    ['[GAT-06]', '/en-ca/analytics-page/', 'not found in en-ca'],
  ];
  for (const [id, url, expected] of visits) {
    it(`${id} for a visitor at "${url}": ${expected}`, () =>
      assert.equal(line(decide(url, context())), expected));
  }

  const forbidden =
    'redirect to /en-ca/403Page/?origin=%2Fen-ca%2Forders%2F%3Fa%3D1&p=B (insufficient permissions)';
  const persons: [id: string, url: string, session: typeof visitor, expected: string][] = [
    ['[RTE-01]', '/en-ca/account/', signedIn, 'page account in en-ca'],
    ['[GAT-02]', '/fr-ca/orders/', buyer, 'layout orders in fr-ca'],
    ['[GAT-03]', '/en-ca/orders/?a=1', person({ permissions: ['A'] }), forbidden],
    ['[GAT-03]', '/orders?a=1', person({ permissions: ['A'] }), forbidden],
    ['[GAT-03]', '/en-ca/to-orders/?a=1', person({ permissions: ['A'] }), forbidden],
    [
      '[RTE-04]',
      '/en-ca/manage-subscriptions/',
      signedIn,
      'redirect to /en-ca/403Page/?origin=%2Fen-ca%2Fmanage-subscriptions%2F&p=ENABLE_MANAGE_SUBSCRIPTIONS_TESTING (insufficient permissions)',
    ],
    [
      '[SES-02]',
      '/en-ca/account/',
      { ...signedIn, SESSIONID: null },
      'leave to /login?lang=en-ca&redirect=%2Fen-ca%2Faccount%2F',
    ],
    [
      '[GAT-04]',
      '/en-ca/orders/',
      { ...visitor, stepUpRequired: true },
      'leave to /mfa?redirect=%2Fen-ca%2Forders%2F',
    ],
  ];
  for (const [id, url, session, expected] of persons) {
    const who = session.SESSIONID
      ? `a person with [${session.USER?.permissions.join() ?? ''}]`
      : 'a lost session';
    it(`${id} for ${who} at "${url}": ${expected}`, () => {
      assert.equal(line(decide(url, context({}, { session }))), expected);
    });
  }

  it('[GAT-03] never redirects again once it has redirected', () => {
    const given = context({}, { session: person({ permissions: ['A'] }) });
    const first = decide('/orders', given);
    assert.ok(first.kind === 'redirect' && first.replace);
    assert.equal(decide(first.to, given).kind, 'page');
  });

  it('[SES-10] leads an address without a locale to the chosen one', () => {
    const given = context({}, { desiredLocale: 'fr-ca' });
    assert.equal(line(decide('/vans/', given)), 'redirect to /fr-ca/vans/ (no locale)');
    assert.equal(line(decide('/contact-us/', given)), 'page contactUs in fr-ca');
    assert.equal(line(decide('/en-ca/unknown/', given)), 'redirect to /fr-ca/unknown/ (other locale)');
  });

  it('[ENT-23] takes the environment’s desired locale where nobody chose one', () => {
    const desired = environment({ DESIRED_LOCALE: 'fr-ca' });
    assert.equal(line(decide('/', context({}, { environment: desired }))), 'redirect to /fr-ca/ (no locale)');
    const chosen = context({}, { environment: desired, desiredLocale: 'en-ca' });
    assert.equal(line(decide('/', chosen)), 'redirect to /en-ca/ (no locale)');
  });

  it('[RTE-06] has the blank page in development and the sign-in error in .com', () => {
    const local = context({}, { environment: environment({ REACT_APP_ENV: 'development' }) });
    assert.equal(line(decide('/en-ca/blank/', local)), 'page blank in en-ca');
    assert.equal(
      line(decide('/en-ca/sign-in-error/', context({ tld: '.com' }))),
      'page signInError in en-ca',
    );
  });

  it('[RTE-11] leads from the locale’s root to the configured home', () => {
    const given = context({ routes: routes.slice(1), homeRoute: { path: '/vans' } });
    assert.equal(line(decide('/fr-ca/', given)), 'redirect to /fr-ca/vans/ (home route)');
    assert.equal(line(decide('/?a=1', given)), 'redirect to /en-ca/vans/ (home route)');
    const toItself = context({ routes: [], homeRoute: { path: '/' } });
    assert.equal(line(decide('/en-ca/', toItself)), 'not found in en-ca');
  });

  it('[RTE-16] leads a path that only looks like a locale under one', () => {
    const given = context({ routes: [{ id: 'co-op', path: '/co-op/', mode: 'aempage' }] });
    assert.equal(line(decide('/co-op/?a=1', given)), 'redirect to /en-ca/co-op/?a=1 (no locale)');
    assert.equal(line(decide('/en-ca/co-op/', given)), 'content co-op in en-ca');
  });
});

describe('decide at a retail site', () => {
  const retail = context({ retailPrefix: 'retail' });
  const visits = [
    ['/vans/?a=1#b', 'redirect to /en-ca/retail/vans/?a=1#b (no locale)'],
    ['/', 'redirect to /en-ca/retail/ (no locale)'],
    ['/retail/vans/', 'redirect to /en-ca/retail/vans/ (no locale)'],
    ['/en-ca/retail/vans/', 'content vans in en-ca'],
    ['/en-ca/retail/', 'content home in en-ca'],
    ['/en-ca/vans/', 'content vans in en-ca'],
    ['/sitemap/', 'redirect to /en-ca/retail/sitemap/ (no locale)'],
    ['/en-ca/retail/sitemap/', 'page sitemap in en-ca'],
    ['/en-ca/retailer/', 'not found in en-ca'],
    ['/contact-us/', 'page contactUs in en-ca'],
  ] as const;
  for (const [url, expected] of visits) {
    it(`[RTE-16] at "${url}": ${expected}`, () => assert.equal(line(decide(url, retail)), expected));
  }
});
