import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { environment, market, person } from '../../testing/fixtures.ts';
import { decide } from './decide.ts';
import type { DecisionContext } from './decision-step.ts';
import { explain } from './explain.ts';
import { createRouteTable } from '../pages/route-table.ts';
import { visitor } from '../session/session.ts';

const given = market({
  homeRoute: { path: '/vans/' },
  routes: [
    { id: 'vans', path: '/vans/', mode: 'aempage' },
    {
      id: 'orders',
      path: '/orders/',
      mode: 'layout',
      layoutOrRouteId: 'grid',
      requiredAuthContext: 'iam',
      permissionsRequired: ['A'],
    },
    { id: 'lost', path: '/lost/', mode: 'layout', layoutOrRouteId: 'none' },
    { id: 'odd', path: '/odd/', mode: 'carousel' },
    { id: 'reports', path: '/reports/', mode: 'aempage', requiredAuthContext: 'analytics' },
    { id: 'old', path: '/old/', mode: 'redirect', layoutOrRouteId: 'vans' },
    { id: 'out', path: '/out/', mode: 'redirect', extras: { target: 'https://p.example/a' } },
    { id: 'bad', path: '/bad/', mode: 'redirect', extras: { target: 'javascript:alert(1)' } },
    { id: 'self', path: '/self/', mode: 'redirect', extras: { target: '/self/' } },
  ],
  layouts: [{ id: 'grid', permissionsRequired: ['B'], requiredAuthContexts: ['iam', 'adfs'] }],
});

function context(session = visitor): DecisionContext {
  const table = createRouteTable(given);
  return { market: given, table, session, environment: environment(), desiredLocale: 'en-ca' };
}

describe('explain', () => {
  const sentences: [id: string, url: string, session: typeof visitor, says: string[]][] = [
    ['[RTE-01]', '/en-ca/sitemap/', visitor, ['The fixed page "sitemap" stands here.']],
    ['[RTE-12]', '/en-ca/vans/', visitor, ['The route "vans" shows a content page.']],
    [
      '[RTE-12]',
      '/en-ca/odd/',
      visitor,
      ['The route "odd" has the unknown mode "carousel": the page stays empty.'],
    ],
    [
      '[RTE-16]',
      '/vans/',
      visitor,
      ['The address has no locale: it gets "en-ca".', 'The route "vans" shows a content page.'],
    ],
    [
      '[RTE-15]',
      '/EN-CA//vans',
      visitor,
      [
        'The address is not in its one form: lower-case locale, single slashes, one at the end.',
        'The route "vans" shows a content page.',
      ],
    ],
    [
      '[RTE-17]',
      '/fr-ca/unknown/',
      visitor,
      [
        'Nothing stands here in "fr-ca": the same path is asked for in "en-ca".',
        'Nothing stands at this path.',
      ],
    ],
    [
      '[RTE-11]',
      '/en-ca/',
      visitor,
      [
        'Nothing stands at the root: the market’s home route takes its place.',
        'The route "vans" shows a content page.',
      ],
    ],
    [
      '[RTE-21]',
      '/en-ca/old/',
      visitor,
      ['The route "old" is a redirect.', 'The route "vans" shows a content page.'],
    ],
    ['[RTE-21]', '/en-ca/out/', visitor, ['The route "out" is a redirect out of the portal.']],
    [
      '[RTE-21]',
      '/en-ca/self/',
      visitor,
      ['The route "self" is a redirect.', 'The redirects lead back here: they would never end.'],
    ],
    [
      '[RTE-25]',
      '/en-ca/bad/',
      visitor,
      ['The route "bad" is a redirect that leads nowhere or to an unsafe address.'],
    ],
    ['[RTE-18]', '/de-de/vans/', visitor, ['The address has a locale that this market does not have.']],
    ['[RTE-18]', '/en-ca/lost/', visitor, ['The route "lost" names a layout that the market does not have.']],
    [
      '[GAT-02]',
      '/en-ca/orders/',
      person({ permissions: ['A', 'B'] }),
      ['The route "orders" shows the layout "grid".'],
    ],
    [
      '[GAT-03]',
      '/en-ca/orders/',
      person(),
      [
        'The person is signed in but lacks permissions: the 403 page names them.',
        'The fixed page "forbidden" stands here.',
      ],
    ],
    [
      '[GAT-04]',
      '/en-ca/orders/',
      visitor,
      ['The page is for people who are signed in: the login comes first.'],
    ],
    [
      '[GAT-04]',
      '/en-ca/account/',
      { ...visitor, stepUpRequired: true },
      ['The page is for people who are signed in, and the session has to be stepped up.'],
    ],
    [
      '[GAT-06]',
      '/en-ca/reports/',
      person(),
      ['The page wants a way of signing in that is not accepted here.'],
    ],
  ];
  for (const [id, url, session, says] of sentences) {
    it(`${id} says at "${url}": ${says.join(' ')}`, () => {
      const { outcome, steps } = explain(url, context(session));
      assert.deepEqual(
        steps.map((step) => step.says),
        says,
      );
      assert.deepEqual(outcome, decide(url, context(session)));
    });
  }

  it('[GAT-03] gives what it was decided from, address by address', () => {
    const session = person({ permissions: ['A'] }, { authContext: 'iam' });
    const { steps } = explain('/orders?a=1', context(session));
    const forbidden = '/en-ca/403Page/?origin=%2Fen-ca%2Forders%2F%3Fa%3D1&p=B';
    const about = { locale: 'en-ca', 'chosen locale': 'en-ca' };
    const who = { 'signed in': 'yes', 'signed in by': 'iam' };
    assert.deepEqual(
      steps.map(({ url, facts }) => [url, facts]),
      [
        ['/orders?a=1', { ...about, path: '/orders/', 'next address': '/en-ca/orders/?a=1' }],
        [
          '/en-ca/orders/?a=1',
          {
            ...about,
            path: '/orders/',
            route: 'orders',
            'route path': '/orders/',
            mode: 'layout',
            layout: 'grid',
            'needs signed in': 'yes',
            ...who,
            contexts: 'iam, adfs',
            permissions: 'A, B',
            'missing permissions': 'B',
            'next address': forbidden,
          },
        ],
        [forbidden, { ...about, path: '/403Page/', page: 'forbidden', 'needs signed in': 'no', ...who }],
      ],
    );
  });

  it('[RTE-21] names a redirect’s target, and the address that it leads back to', () => {
    assert.equal(explain('/en-ca/old/', context()).steps[0]?.facts['target route'], 'vans');
    const { steps } = explain('/en-ca/self/', context());
    assert.equal(steps[1]?.url, '/en-ca/self/');
    assert.deepEqual(steps[1].facts, {});
  });

  it('[RTE-08] gives the address that another application answers', () => {
    assert.equal(explain('/en-ca/logout/', context()).steps.at(-1)?.url, '/en-ca/logout/');
    assert.equal(explain('/logout', context()).steps[0]?.url, '/logout');
  });

  it('[RTE-18] says which locale is not the market’s', () => {
    const { steps } = explain('/de-de/vans/', context());
    assert.deepEqual(steps[0]?.facts, { 'chosen locale': 'en-ca', 'asked locale': 'de-de' });
  });

  it('[GAT-04] names the login that comes first', () => {
    const { steps } = explain('/en-ca/account/', context());
    const facts = steps[0]?.facts ?? {};
    assert.equal(facts['next address'], '/login?lang=en-ca&redirect=%2Fen-ca%2Faccount%2F');
    assert.equal(facts['needs signed in'], 'yes');
    assert.equal(facts['signed in'], 'no');
  });
});
