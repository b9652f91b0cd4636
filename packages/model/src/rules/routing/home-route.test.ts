import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import type { Session } from '../../entities/index.ts';
import { person } from '../../testing/fixtures.ts';
import { context, line } from './decide.samples.ts';
import { decide } from './decide.ts';
import { explain } from './explain.ts';
import { visitor } from '../session/session.ts';

const start = { id: 'start', path: '/start/', mode: 'aempage' };
const login = 'leave to /login?lang=en-ca&redirect=%2Fen-ca%2F';
const forbidden = (permissions: string) =>
  `redirect to /en-ca/403Page/?origin=%2Fen-ca%2F&p=${permissions} (insufficient permissions)`;
const home = 'redirect to /en-ca/start/ (home route)';

/** A market whose root redirects to a page. */
function site(session: Session, ofLink: string[], route: object | null) {
  const homeRoute = { path: '/start/', permissionsRequired: ofLink };
  return context({ routes: route ? [{ ...start, ...route }] : [], homeRoute }, { session });
}

interface Case {
  title: string;
  session?: Session;
  /** The permissions that the link requires. */
  ofLink?: string[];
  /** The requirements of the route; null if the market has no route for it. */
  route?: object | null;
  expected: string;
}

describe('the home route of a market', () => {
  const cases: Case[] = [
    {
      title: '[GAT-04] sends a visitor to the login',
      route: { permissionsRequired: ['A'] },
      expected: login,
    },
    {
      title: '[GAT-05] sends a visitor to the login of its own',
      route: { requiredAuthContext: 'adfs' },
      expected: 'leave to /adfslogin?redirect=%2Fen-ca%2F',
    },
    {
      title: '[GAT-03] is forbidden to those who lack a permission of the route',
      session: person(),
      route: { permissionsRequired: ['A'] },
      expected: forbidden('A'),
    },
    {
      title: '[GAT-06] is the 404 page for whom the way of signing in is not accepted',
      session: person(),
      route: { requiredAuthContext: 'partner' },
      expected: 'not found in en-ca',
    },
    { title: '[GAT-04] sends a visitor to the login for the link’s sake', ofLink: ['L'], expected: login },
    {
      title:
        '[GAT-04] sends a visitor to the login for the link’s sake, also where the route is not known yet',
      ofLink: ['L'],
      route: null,
      expected: login,
    },
    {
      title: '[GAT-03] is forbidden to those who lack a permission of the link and of the route',
      session: person({ permissions: ['B'] }),
      ofLink: ['L', 'B'],
      route: { permissionsRequired: ['A'] },
      expected: forbidden('L,A'),
    },
    {
      title: '[RTE-11] is led to with all permissions',
      session: person({ permissions: ['A', 'L'] }),
      ofLink: ['L'],
      route: { permissionsRequired: ['A'] },
      expected: home,
    },
    { title: '[RTE-11] is led to where it asks for nothing', expected: home },
  ];
  for (const { title, session = visitor, ofLink = [], route = {}, expected } of cases) {
    it(title, () => assert.equal(line(decide('/en-ca/', site(session, ofLink, route))), expected));
  }

  it('[GAT-04] comes back from the login to the address that was asked for', () => {
    const given = site(visitor, ['L'], {});
    assert.equal(line(decide('/?a=1', given)), 'leave to /login?lang=en-ca&redirect=%2Fen-ca%2F%3Fa%3D1');
  });

  for (const path of ['https://p.example/', '//evil.example/']) {
    it(`[RTE-11][RTE-25] is none at "${path}"`, () =>
      assert.equal(
        line(decide('/en-ca/', context({ homeRoute: { path }, routes: [] }))),
        'not found in en-ca',
      ));
  }

  it('[RTE-18] says what it asks for', () => {
    const [step] = explain('/en-ca/', site(person(), ['L'], { permissionsRequired: ['A'] })).steps;
    assert.equal(step?.facts.permissions, 'L, A');
    assert.equal(step.facts['missing permissions'], 'L, A');
  });
});
