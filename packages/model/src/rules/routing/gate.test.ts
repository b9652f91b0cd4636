import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { market, person } from '../../testing/fixtures.ts';
import { gate, isLoginReason, type GateResult, type Need } from './gate.ts';
import { visitor } from '../session/session.ts';

const url = '/fr-ca/orders/?a=1#b';
const back = encodeURIComponent(url);
const need = (contexts: string[], permissions: string[] = [], signIn = false): Need => ({
  contexts,
  permissions,
  signIn,
});
const login: GateResult = {
  kind: 'leave',
  href: `/login?lang=fr-ca&redirect=${back}`,
  message: 'redirecting to login',
};
const stepUp: GateResult = {
  kind: 'leave',
  href: `/mfa?redirect=${back}`,
  message: 'redirecting to iam step up',
};
const goTo = (path: string): GateResult => ({ ...login, href: `${path}?redirect=${back}` });
const allow: GateResult = { kind: 'allow' };
const notFound: GateResult = { kind: 'notFound' };
const must = { ...visitor, stepUpRequired: true };
const by = (authContext: string, permissions: string[] = []) => person({ permissions }, { authContext });

describe('isLoginReason', () => {
  it('[GAT-04] tells the ways to sign in from the other ways out', () => {
    const reasons = ['redirecting to login', 'redirecting to iam step up', 'leaving the portal'];
    assert.deepEqual(reasons.map(isLoginReason), [true, true, false]);
  });
});

describe('gate', () => {
  const ca = market();
  const adfs = market({ signInType: 'adfs' });
  const cases: [
    id: string,
    title: string,
    need: Need,
    session: typeof visitor,
    at: typeof ca,
    expected: GateResult,
  ][] = [
    ['[GAT-02]', 'lets anybody in where nothing is needed', need([]), visitor, ca, allow],
    [
      '[GAT-02]',
      'lets those in who hold all permissions',
      need(['iam'], ['A', 'B']),
      by('iam', ['B', 'A']),
      ca,
      allow,
    ],
    ['[GAT-02]', 'needs one of the contexts only', need(['iam', 'partner']), by('iam'), ca, allow],
    ['[GAT-02]', 'asks for a person alone', need([], [], true), person(), ca, allow],
    [
      '[GAT-03]',
      'names the missing permissions',
      need([], ['A', 'B']),
      by('iam', ['B']),
      ca,
      { kind: 'forbidden', permissions: ['A'] },
    ],
    ['[GAT-04]', 'sends a visitor to the login for a context', need(['iam']), visitor, ca, login],
    ['[GAT-04]', 'sends a visitor to the login for a permission', need([], ['A']), visitor, ca, login],
    ['[GAT-04]', 'sends a visitor to the login for the person', need([], [], true), visitor, ca, login],
    ['[GAT-04]', 'sends a session that must be stepped up to the step-up', need(['iam']), must, ca, stepUp],
    ['[GAT-04]', 'steps up for a permission too', need([], ['A']), must, ca, stepUp],
    ['[GAT-04]', 'steps nobody up where nothing is needed', need([]), must, ca, allow],
    [
      '[GAT-05]',
      'sends to the adfs login where the page asks for it',
      need(['adfs']),
      visitor,
      ca,
      goTo('/adfslogin'),
    ],
    [
      '[GAT-05]',
      'sends to the adfs login where the market signs in so',
      need([], ['A']),
      visitor,
      adfs,
      goTo('/adfslogin'),
    ],
    [
      '[GAT-05]',
      'sends to the analytics login where the page accepts nothing else',
      need(['analytics']),
      visitor,
      market({ authContext: ['analytics'] }),
      goTo('/analytics'),
    ],
    [
      '[GAT-06]',
      'hides a page whose context the market does not accept',
      need(['analytics']),
      visitor,
      ca,
      notFound,
    ],
    ['[GAT-06]', 'hides it from those who came in by another', need(['analytics']), by('iam'), ca, notFound],
    ['[GAT-06]', 'shows it to those who came in by it', need(['analytics']), by('analytics'), ca, allow],
    [
      '[GAT-06]',
      'asks for the context before the permissions',
      need(['analytics'], ['A']),
      person(),
      ca,
      notFound,
    ],
    [
      '[GAT-06]',
      'does not count the context of a session that is lost',
      need(['analytics']),
      { ...by('analytics'), SESSIONID: null },
      ca,
      notFound,
    ],
    [
      '[GAT-06]',
      'hides every such page where the market accepts no context',
      need(['iam']),
      visitor,
      market({ authContext: [] }),
      notFound,
    ],
    [
      '[SES-02]',
      'takes a lost session for a visitor',
      need([], ['A']),
      { ...by('iam', ['A']), SESSIONID: null },
      ca,
      login,
    ],
  ];
  for (const [id, title, given, session, at, expected] of cases) {
    it(`${id} ${title}`, () => assert.deepEqual(gate([given], { session, market: at, url }), expected));
  }

  it('[GAT-05] logs in in the market’s own language where the address has none', () => {
    const result = gate([need(['iam'])], { session: visitor, market: ca, url: '/contact-us/' });
    assert.equal(result.kind === 'leave' && result.href, '/login?lang=en-ca&redirect=%2Fcontact-us%2F');
  });
});

describe('gate', () => {
  const context = (session: typeof visitor) => ({ session, market: market(), url });

  it('[GAT-02] joins what several needs miss', () => {
    const needs = [need([], ['A', 'B']), need([], ['B', 'C'])];
    assert.deepEqual(gate(needs, context(by('iam', ['A']))), {
      kind: 'forbidden',
      permissions: ['B', 'C'],
    });
  });

  it('[GAT-06] hides a page where one of its needs is not accepted', () => {
    assert.deepEqual(gate([need(['iam']), need(['analytics'])], context(visitor)), notFound);
  });

  it('[GAT-02] lets in where none of them needs anything', () => {
    assert.deepEqual(gate([need([]), need([])], context(visitor)), allow);
    assert.deepEqual(gate([need([]), need([], [], true)], context(visitor)), login);
  });
});
