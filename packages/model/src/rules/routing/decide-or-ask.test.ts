import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import type { Route } from '../../entities/index.ts';
import { environment, market, person } from '../../testing/fixtures.ts';
import { decideOrAsk } from './decide-or-ask.ts';
import { createRouteTable } from '../pages/route-table.ts';
import { visitor } from '../session/session.ts';

const route = (id: string, path: string, mode: string, more: Partial<Route> = {}) => ({
  id,
  path,
  mode,
  permissionsRequired: [],
  requiredAuthContext: '',
  extras: {},
  layoutOrRouteId: '',
  ...more,
});

const known = [
  route('cars', '/cars/', 'aempage'),
  route('old-cars', '/old-cars/', 'redirect', { extras: { target: '/autos/' } }),
  route('very-old-cars', '/very-old-cars/', 'redirect', { extras: { target: '/old-cars/' } }),
  route('reports', '/reports/', 'aempage', { requiredAuthContext: 'iam', permissionsRequired: ['VIEW'] }),
  route('nowhere', '/nowhere/', 'redirect', { layoutOrRouteId: 'not-loaded' }),
  route('lab', '/lab/', 'aempage', { requiredAuthContext: 'partner' }),
];

function outcomeAt(
  url: string,
  { asked = [], mode = 'api', session = visitor, home = '', desiredLocale = null }: Options = {},
) {
  const site = market({
    navigationMode: mode,
    routes: known,
    ...(home && { homeRoute: { path: home } }),
  });
  const context = { market: site, table: createRouteTable(site), session, environment: environment() };
  const outcome = decideOrAsk(url, { ...context, desiredLocale, asked: new Set(asked) });
  switch (outcome.kind) {
    case 'ask':
      return `ask ${outcome.path}`;
    case 'redirect':
      return `${outcome.reason}: ${outcome.to}`;
    default:
      return outcome.kind;
  }
}

interface Options {
  asked?: string[];
  mode?: 'api' | 'static';
  session?: typeof visitor;
  home?: string;
  desiredLocale?: string | null;
}

describe('decideOrAsk', () => {
  const cases: [string, string, string, Options?][] = [
    ['asks for an unknown path', '/en-ca/vans/', 'ask /en-ca/vans/'],
    ['asks for the path alone', '/en-ca/vans/?a=1#b', 'ask /en-ca/vans/'],
    ['asks in the locale of the address', '/fr-ca/vans/', 'ask /fr-ca/vans/'],
    ['asks for the home page', '/en-ca/', 'ask /en-ca/'],
    ['asks for the home page before another home is gone to', '/en-ca/', 'ask /en-ca/', { home: '/cars/' }],
    ['asks for a path that looks like a locale', '/co-op/', 'ask /co-op/'],
    ['asks for nothing where the path is known', '/en-ca/cars/', 'content'],
    ['asks for nothing where the path is a fixed page', '/en-ca/sitemap/', 'page'],
    ['asks for nothing where the address changes first', '/vans/?a=1', 'no locale: /en-ca/vans/?a=1'],
    ['asks for nothing behind the gate', '/en-ca/reports/', 'leave'],
    [
      'asks for nothing where permissions are missing',
      '/en-ca/reports/',
      'insufficient permissions: /en-ca/403Page/?origin=%2Fen-ca%2Freports%2F&p=VIEW',
      { session: person() },
    ],
    ['asks for nothing where the auth context is not accepted', '/en-ca/lab/', 'notFound'],
    ['asks for nothing where a known redirect names no route', '/en-ca/nowhere/', 'notFound'],
    [
      'goes to where a redirect leads and asks there',
      '/fr-ca/old-cars/',
      'configured redirect: /fr-ca/autos/',
    ],
    ['settles redirects up to there', '/fr-ca/very-old-cars/?a=1', 'configured redirect: /fr-ca/autos/?a=1'],
    ['is 404 once asked', '/en-ca/vans/?b=2', 'notFound', { asked: ['/en-ca/vans/'] }],
    [
      'is another home once asked',
      '/en-ca/',
      'home route: /en-ca/cars/',
      { asked: ['/en-ca/'], home: '/cars/' },
    ],
    [
      'goes to the chosen locale once asked',
      '/fr-ca/vans/',
      'other locale: /en-ca/vans/',
      { asked: ['/fr-ca/vans/'], desiredLocale: 'en-ca' },
    ],
    [
      'goes on from a redirect once asked for its target',
      '/fr-ca/old-cars/',
      'other locale: /en-ca/autos/',
      { asked: ['/fr-ca/autos/'], desiredLocale: 'en-ca' },
    ],
    ['never asks in a static market', '/en-ca/vans/', 'notFound', { mode: 'static' }],
  ];
  for (const [what, url, expected, options] of cases) {
    it(`[RTE-19] ${what}: ${url}`, () => {
      assert.equal(outcomeAt(url, options), expected);
    });
  }
});
