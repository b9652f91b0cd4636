import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { environment, person } from '../../testing/fixtures.ts';
import { context, line, redirectTo, routes } from './decide.samples.ts';
import { decide } from './decide.ts';
import { visitor } from '../session/session.ts';

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
    ['[RTE-18]', '/fr-ca/unknown/', 'not found in fr-ca'],
    ['[RTE-18]', '/fr-ca/vans/unknown/', 'not found in fr-ca'],
    ['[RTE-17]', '/fr-ca/vans/', 'content vans in fr-ca'],
    ['[RTE-17]', '/fr-ca/nouvelles/', 'content french in fr-ca'],
    ['[RTE-18]', '/en-ca/nouvelles/', 'not found in en-ca'],
    ['[SES-09]', '/fr2-ca/vans/', 'redirect to /en-ca/vans/ (path form)'],
    ['[RTE-21]', '/fr-ca/old/?a=1', 'redirect to /fr-ca/vans/?from=old&a=1 (configured redirect)'],
    ['[RTE-21]', '/en-ca/old/?from=me#top', 'redirect to /en-ca/vans/?from=old#top (configured redirect)'],
    ['[RTE-21]', '/oldest?a=1', 'redirect to /en-ca/vans/?from=old&a=1 (configured redirect)'],
    ['[RTE-21]', '/en-ca/by-id/', 'redirect to /en-ca/guides/ (configured redirect)'],
    ['[RTE-21]', '/en-ca/tips-by-id/', 'redirect to /en-ca/tips/ (configured redirect)'],
    ['[RTE-21]', '/en-ca/news/', 'redirect to /fr-ca/nouvelles/ (configured redirect)'],
    ['[RTE-25]', '/en-ca/mail/', 'not found in en-ca'],
    ['[RTE-21]', '/en-ca/out/?a=1', 'leave to https://p.example/a'],
    ['[RTE-21]', '/fr-ca/prices/?a=1', 'leave to /files/prices.pdf'],
    ['[RTE-21]', '/fr-ca/legal/', 'redirect to /fr-ca/legal.html/ (path form)'],
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
    [
      '[GAT-07]',
      '/en-ca/account/privacy-settings/',
      'leave to /login?lang=en-ca&redirect=%2Fen-ca%2Faccount%2Fprivacy-settings%2F',
    ],
    ['[GAT-07]', '/en-ca/data-sharing/', 'leave to /login?lang=en-ca&redirect=%2Fen-ca%2Fdata-sharing%2F'],
    ['[RTE-08]', '/en-ca/login/?redirect=/a&redirect=/b', 'leave to /login?redirect=/a&redirect=/b'],
    ['[RTE-25]', '/en-ca/login/?redirect=/a&redirect=https://evil.example', 'leave to /login'],
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
    assert.ok(first.kind === 'redirect');
    assert.equal(decide(first.to, given).kind, 'page');
  });

  it('[SES-10] leads an address without a locale to the chosen one', () => {
    const given = context({}, { desiredLocale: 'fr-ca' });
    assert.equal(line(decide('/vans/', given)), 'redirect to /fr-ca/vans/ (no locale)');
    assert.equal(line(decide('/contact-us/', given)), 'page contactUs in fr-ca');
  });

  const unknown: [desiredLocale: string | null, url: string, expected: string][] = [
    ['fr-ca', '/en-ca/unknown/?a=1#b', 'redirect to /fr-ca/unknown/?a=1#b (other locale)'],
    ['EN-CA', '/fr-ca/unknown/', 'redirect to /en-ca/unknown/ (other locale)'],
    ['fr-ca', '/fr-ca/unknown/', 'not found in fr-ca'],
    ['de-de', '/fr-ca/unknown/', 'not found in fr-ca'],
    [null, '/fr-ca/unknown/', 'not found in fr-ca'],
  ];
  for (const [desiredLocale, url, expected] of unknown) {
    it(`[RTE-17] for a person who chose ${desiredLocale ?? 'nothing'} at "${url}": ${expected}`, () => {
      const configured = environment({ DESIRED_LOCALE: 'en-ca' });
      assert.equal(line(decide(url, context({}, { desiredLocale, environment: configured }))), expected);
    });
  }

  it('[ENT-23] takes the environment’s desired locale where nobody chose one', () => {
    const desired = environment({ DESIRED_LOCALE: 'fr-ca' });
    assert.equal(line(decide('/', context({}, { environment: desired }))), 'redirect to /fr-ca/ (no locale)');
    const chosen = context({}, { environment: desired, desiredLocale: 'en-ca' });
    assert.equal(line(decide('/', chosen)), 'redirect to /en-ca/ (no locale)');
  });

  it('[RTE-16] takes the browser’s locale where neither person nor environment has chosen one', () => {
    const french = { browserLocales: ['fr-CA'] };
    assert.equal(line(decide('/', context({}, french))), 'redirect to /fr-ca/ (no locale)');
    assert.equal(line(decide('/en-ca/unknown/', context({}, french))), 'not found in en-ca');
    const desired = environment({ DESIRED_LOCALE: 'en-ca' });
    const given = context({}, { ...french, environment: desired });
    assert.equal(line(decide('/', given)), 'redirect to /en-ca/ (no locale)');
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
    assert.equal(line(decide('/?a=1', given)), 'redirect to /en-ca/vans/?a=1 (home route)');
    const toItself = context({ routes: [], homeRoute: { path: '/' } });
    assert.equal(line(decide('/en-ca/', toItself)), 'not found in en-ca');
    const own = context({ routes: routes.slice(1), homeRoute: { path: '/vans/?a=own#top' } });
    assert.equal(
      line(decide('/en-ca/?a=1&b=2#x', own)),
      'redirect to /en-ca/vans/?a=own&b=2#top (home route)',
    );
  });

  it('[RTE-25] leaves this site for a redirect’s target only, not for the path of a route', () => {
    const given = context({
      routes: [
        { id: 'there', path: 'https://p.example/', mode: 'aempage' },
        { id: 'here', path: '/here/', mode: 'redirect', layoutOrRouteId: 'there' },
      ],
    });
    assert.equal(line(decide('/en-ca/here/', given)), 'not found in en-ca');
  });

  it('[RTE-21] gives up where redirects lead on and on', () => {
    const chain = Array.from({ length: 200 }, (_, index) =>
      redirectTo(`r${index}`, `/r${index}/`, `/r${index + 1}/`),
    );
    assert.equal(decide('/en-ca/r0/', context({ routes: chain })).kind, 'loop');
    assert.equal(
      line(decide('/en-ca/r180/', context({ routes: chain }))),
      'redirect to /en-ca/r200/ (configured redirect)',
    );
  });
});
