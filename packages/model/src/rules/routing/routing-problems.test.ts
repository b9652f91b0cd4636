import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { routingProblems } from './routing-problems.ts';

const vans = { id: 'vans', path: '/vans/', mode: 'aempage' };
const grid = { id: 'grid', layoutItems: [{ startIndex: 1, endIndex: 12, view: {} }] };
const redirect = { id: 'old', path: '/old/', mode: 'redirect' };
const desk = { id: 'desk', path: '/desk/', mode: 'layout' };

const problems = (market: object) => routingProblems(market).map(({ path, problem }) => `${path} ${problem}`);
const ofRoute = (route: unknown) => problems({ routes: [vans, route], layouts: [grid] });

describe('routingProblems', () => {
  const sound: [string, object][] = [
    ['a redirect to a route', { ...redirect, layoutOrRouteId: 'vans' }],
    ['a redirect to a page', { ...redirect, extras: { target: 'vans' } }],
    ['a redirect to another site', { ...redirect, extras: { target: 'https://p.example/' } }],
    ['a redirect to a site without a certificate', { ...redirect, extras: { target: 'HTTP://p.example/' } }],
    ['a layout', { ...desk, layoutOrRouteId: 'grid' }],
    ['a layout below a path', { ...desk, path: '/desk/*/', layoutOrRouteId: 'grid' }],
    ['every page', { ...vans, id: 'all', path: '/*' }],
    ['a page of the portal, which shows nothing of the route', { ...desk, path: '/fr-ca/account/' }],
    ['a path with a colon', { ...vans, id: 'b', path: '/from/8:30/' }],
    ['a path as an editor may write it', { ...vans, id: 'b', path: 'Große Wagen' }],
  ];
  for (const [what, route] of sound)
    it(`[RTE-12] finds none in ${what}`, () => assert.deepEqual(ofRoute(route), []));

  const wrong: [string, object][] = [
    ['leads to the route "vanz", which the market does not have', { ...redirect, layoutOrRouteId: 'vanz' }],
    ['leads nowhere: it has neither extras.target nor layoutOrRouteId', redirect],
    [
      'leads nowhere: it has neither extras.target nor layoutOrRouteId',
      { ...redirect, extras: { target: ' ' } },
    ],
    [
      'leads nowhere: it has neither extras.target nor layoutOrRouteId',
      { ...redirect, extras: { target: null } },
    ],
    ['has target in place of extras.target', { ...redirect, target: '/vans/' }],
    ['has extras.target that is no text', { ...redirect, extras: { target: { path: '/vans/' } } }],
    ['has an unsafe address in extras.target', { ...redirect, extras: { target: 'javascript:alert(1)' } }],
    ['has an unsafe address in extras.target', { ...redirect, extras: { target: 'mailto:a/b@c.example' } }],
    [
      'has the address "/vans/" in place of a route\'s id; addresses stand in extras.target',
      { ...redirect, layoutOrRouteId: '/vans/' },
    ],
    ['shows the layout "gird", which the market does not have', { ...desk, layoutOrRouteId: 'gird' }],
    [
      'shows the layout "gird", which the market does not have',
      { ...desk, path: '/account/', layoutOrRouteId: 'gird' },
    ],
    ['has layoutId in place of layoutOrRouteId', { ...desk, layoutId: 'grid' }],
    ['has routeId in place of layoutOrRouteId', { ...desk, layout: '', routeId: 'grid' }],
    ['shows nothing: it has no layoutOrRouteId', desk],
    ['has no mode', { id: 'b', path: '/b/' }],
    ['is of unknown mode "layot"', { ...desk, mode: 'layot' }],
    [`is of unknown mode "${'m'.repeat(40)}"`, { ...desk, mode: 'm'.repeat(41) }],
    [
      'has a query or a fragment in its path, which no route is told by',
      { ...vans, id: 'b', path: '/b/?c=d' },
    ],
    ['has a query or a fragment in its path, which no route is told by', { ...vans, id: 'b', path: '/b/#c' }],
    ['has a whole address as its path', { ...vans, id: 'b', path: 'HTTPS://p.example/b/' }],
    ['has a whole address as its path', { ...vans, id: 'b', path: '//p.example/b/' }],
    [
      'has a parameter in its path; only "/*/" at the end stands for many pages',
      { ...vans, id: 'b', path: '/b/:id/' },
    ],
    ['has a star in its path that is not "/*/" at the end', { ...vans, id: 'b', path: '/a/*/b/' }],
    ['has a star in its path that is not "/*/" at the end', { ...vans, id: 'b', path: '/old*' }],
    ['has the id "vans" of routes.0, so that no redirect leads to it', { ...vans, path: '/b/' }],
  ];
  for (const [problem, route] of wrong)
    it(`[RTE-12][RTE-21] says once that ${JSON.stringify(route)} ${problem}`, () =>
      assert.deepEqual(ofRoute(route), [`routes.1 ${problem}`]));

  it('[RTE-19] waits for what may come with another answer', () => {
    const routes = [
      { ...redirect, layoutOrRouteId: 'vanz' },
      { ...desk, layoutOrRouteId: 'gird' },
      { ...redirect, id: 'older' },
    ];
    assert.deepEqual(problems({ navigationMode: 'api', routes }), [
      'routes.2 leads nowhere: it has neither extras.target nor layoutOrRouteId',
    ]);
  });

  it('[RTE-12] says nothing of ids that an unreadable entry may have', () => {
    const routes = [
      { ...redirect, layoutOrRouteId: 'vanz' },
      { ...desk, layoutOrRouteId: 'gird' },
    ];
    assert.equal(problems({ routes }).length, 2);
    assert.deepEqual(problems({ routes: [...routes, { id: 'vanz', mode: 'aempage' }], layouts: [null] }), []);
  });

  it('[RTE-06] knows a page of the portal under the market’s prefix', () => {
    assert.deepEqual(problems({ retailPrefix: 'pro', routes: [{ ...desk, path: '/pro/account/' }] }), []);
  });

  it('[ENT-10] names a second layout of one id, and columns that are no numbers', () => {
    const layoutItems = [{ startIndex: '1', endIndex: 12 }, { startIndex: 1, endIndex: 12 }, null];
    const others = { layoutItems8col: [{ startIndex: 1 }], layoutItems4col: [{ endIndex: 4 }] };
    assert.deepEqual(problems({ layouts: [grid, grid, { id: 'b', layoutItems, ...others }] }), [
      'layouts.1 has the id "grid" of layouts.0, so that it is never shown',
      'layouts.2.layoutItems.0.startIndex is no number',
      'layouts.2.layoutItems8col.0.endIndex is no number',
      'layouts.2.layoutItems4col.0.startIndex is no number',
    ]);
  });

  it('[ENT-09] leaves to the parser what it tells of', () => {
    for (const route of [null, 'vans', { ...redirect, layoutOrRouteId: 7 }, { ...vans, id: 'b', path: 7 }])
      assert.deepEqual(ofRoute(route), []);
    for (const market of [{}, { routes: {}, layouts: 'none' }]) assert.deepEqual(problems(market), []);
    assert.deepEqual(routingProblems(null), []);
  });

  it('[ENT-09] names what throws', () => {
    const thrower = {
      ...vans,
      id: 'b',
      get path() {
        throw new Error('no');
      },
    };
    assert.equal(ofRoute(thrower)[0], 'routes.1 cannot be read');
  });
});
