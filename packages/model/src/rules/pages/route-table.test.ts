import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import type { NavigationData } from '../../entities/index.ts';
import { market } from '../../testing/fixtures.ts';
import { mergeNavigation } from '../../testing/merge-navigation.ts';
import { routeKey } from '../address/route-key.ts';
import { createRouteTable, extendRouteTable, growingRouteTable, type RouteTable } from './route-table.ts';
import { lookUp } from '../../testing/look-up.ts';

type RouteInput = NonNullable<NonNullable<Parameters<typeof market>[0]>['routes']>[number];

const route = (id: string, path: string, mode = 'aempage'): RouteInput => ({ id, path, mode });
const tableOf = (...routes: RouteInput[]) => createRouteTable(market({ routes }));
const growingOf = (...routes: RouteInput[]) => growingRouteTable(tableOf(...routes));
const found = (table: RouteTable, path: string) => lookUp(table, path)?.id ?? null;

describe('createRouteTable', () => {
  const layout = route('layout', '/a/', 'layout');
  const content = route('content', '/a/', 'aempage');
  const redirect = route('redirect', '/a/', 'redirect');
  const other = route('other', '/a/', 'carousel');
  const orders: [expected: string, routes: RouteInput[]][] = [
    ['redirect', [layout, content, redirect]],
    ['redirect', [redirect, content, layout]],
    ['content', [layout, content]],
    ['layout', [other, layout]],
  ];
  for (const [expected, routes] of orders) {
    it(`[RTE-13] takes the ${expected} of ${routes.map(({ id }) => id).join(', ')} at one path`, () => {
      assert.equal(found(tableOf(...routes), '/a/'), expected);
    });
  }

  it('[RTE-14] drops routes at a fixed page’s path and names them', () => {
    const table = tableOf(
      route('mine', '/account'),
      route('terms', '/TermsAndConditions/'),
      route('under', '/fr-ca/sitemap/'),
      route('free', '/accounts/'),
    );
    assert.deepEqual(
      table.dropped.map(({ route: { id }, reason }) => [id, reason]),
      [
        ['mine', 'fixed page'],
        ['terms', 'fixed page'],
        ['under', 'fixed page'],
      ],
    );
    assert.equal(lookUp(table, '/account/'), null);
    assert.equal(found(table, '/accounts/'), 'free');
  });

  it('[RTE-14] keeps the first of several routes at one path and names the others', () => {
    const table = tableOf(
      route('first', '/a/'),
      route('second', 'a'),
      route('third', '/a/*/'),
      route('fourth', '/a/*'),
    );
    assert.equal(found(table, '/a/'), 'first');
    assert.equal(found(table, '/a/b/'), 'third');
    assert.deepEqual(
      table.dropped.map(({ route: { id }, reason }) => [id, reason]),
      [
        ['second', 'duplicate'],
        ['fourth', 'duplicate'],
      ],
    );
  });
});

describe('lookUp', () => {
  const table = tableOf(
    route('orders', '/orders'),
    route('guides', '/support/guides/*/'),
    route('guide', '/support/guides/vans/'),
    route('french', '/fr-ca/nouvelles/'),
    route('about', '/über uns/'),
  );
  const cases = [
    ['/orders/', 'orders'],
    ['/orders', 'orders'],
    ['//orders//', 'orders'],
    ['/en-ca/orders/', 'orders'],
    ['/orders/?a=/b/#c', 'orders'],
    ['/orders/new/', null],
    ['/Orders/', null],
    ['/support/guides/', 'guides'],
    ['/support/guides/a/b/', 'guides'],
    ['/en-ca/support/guides/a/', 'guides'],
    ['/support/guides/vans/', 'guide'],
    ['/support/', null],
    ['/fr-ca/nouvelles/', 'french'],
    ['/en-ca/nouvelles/', null],
    ['/%C3%BCber%20uns/', 'about'],
    ['/orders%2Fnew/', null],
    ['/support%5Cguides/', null],
    ['/u\u0308ber uns/', 'about'],
    ['/fr-ca/fr-ca/nouvelles/', null],
    ['/co-op/orders/', null],
    ['/%zz/', null],
    ['/constructor/', null],
  ] as const;
  for (const [path, id] of cases) {
    it(`[RTE-15] finds ${id ?? 'nothing'} at ${path}`, () => assert.equal(found(table, path), id));
  }

  it('[RTE-15] normalizes a trailing star', () => {
    assert.deepEqual(['/a/*/', '/a/*', 'a', '/a'].map(routeKey), ['/a/*', '/a/*', '/a/', '/a/']);
  });

  /** Counts the look-ups in the table's maps. */
  class CountingMap<Key, Value> extends Map<Key, Value> {
    count = 0;
    override get(key: Key): Value | undefined {
      this.count += 1;
      return super.get(key);
    }
  }

  it('[RTE-13] asks as often with ten routes as with ten thousand', () => {
    const counts = [10, 10_000].map((size) => {
      const routes = Array.from({ length: size }, (_, index) => route(`r${index}`, `/a/b${index}/`));
      const built = tableOf(...routes, route('star', '/s/*/'));
      const maps = [new CountingMap(built.routes), new CountingMap(built.wildcards)] as const;
      const counting = { ...built, routes: maps[0], wildcards: maps[1] };
      return ['/a/b9/', '/en-ca/a/b9/', '/s/x/', '/a/none/'].map((path) => {
        const before = maps[0].count + maps[1].count;
        lookUp(counting, path);
        return maps[0].count + maps[1].count - before;
      });
    });
    assert.deepEqual(counts[0], counts[1]);
    assert.ok((counts[0]?.[0] ?? 0) > 0);
  });
});

describe('extendRouteTable', () => {
  const navigation = (...routes: RouteInput[]): NavigationData => {
    const { routes: parsed, layouts } = market({ routes, layouts: routes.map(({ id }) => ({ id })) });
    return { routes: parsed, layouts };
  };

  it('[RTE-19] knows afterwards what a market with both answers knows', () => {
    const known = navigation(route('a', '/a/'), route('b', '/b/'));
    const merged = mergeNavigation(known, navigation(route('b', '/other/'), route('c', '/c/')));
    assert.deepEqual(
      merged.routes.map(({ path }) => path),
      ['/a/', '/b/', '/c/'],
    );
    assert.deepEqual(
      merged.layouts.map(({ id }) => id),
      ['a', 'b', 'c'],
    );
  });

  it('[RTE-19] adds only what is not known yet', () => {
    const known = navigation(route('a', '/a/'), route('b', '/b/'));
    const table = growingRouteTable(createRouteTable({ ...known, allowedLocales: ['en-ca'] }));
    extendRouteTable(table, navigation(route('b', '/other/'), route('c', '/c/')));
    assert.deepEqual(
      ['/a/', '/b/', '/c/', '/other/'].map((path) => found(table, path)),
      ['a', 'b', 'c', null],
    );
    assert.deepEqual([...table.layouts.keys()], ['a', 'b', 'c']);
    assert.equal(table.layouts.get('b'), known.layouts[1]);
  });

  it('[RTE-13] lets an added redirect come before the page that was there', () => {
    const table = growingOf(route('page', '/a/'), route('other', '/b/'));
    extendRouteTable(table, {
      ...navigation(route('redirect', '/a', 'redirect'), route('layout', '/b/', 'layout')),
      layouts: [],
    });
    assert.deepEqual([found(table, '/a/'), found(table, '/b/')], ['redirect', 'other']);
    assert.deepEqual(
      table.dropped.map(({ route: { id } }) => id),
      ['page', 'layout'],
    );
  });

  it('[RTE-14] drops added routes at fixed pages, and tells them from those dropped before', () => {
    const table = growingOf(route('mine', '/account/'));
    const dropped = extendRouteTable(table, navigation(route('yours', '/sitemap/'), route('star', '/s/*/')));
    assert.deepEqual(
      dropped.map(({ route: { id } }) => id),
      ['yours'],
    );
    assert.deepEqual(
      table.dropped.map(({ route: { id } }) => id),
      ['mine', 'yours'],
    );
    assert.equal(found(table, '/s/x/'), 'star');
  });

  it('[RTE-19] leaves the table alone that the growing one began with', () => {
    const known = [route('a', '/a/'), route('mine', '/account/')];
    const table = tableOf(...known);
    const more = [route('b', '/b/'), route('s', '/s/*/'), route('yours', '/sitemap/'), route('c', '/a/')];
    extendRouteTable(growingRouteTable(table), navigation(...more));
    assert.deepEqual(table, tableOf(...known));
  });

  it('[RTE-19] touches no more of a large table than of a small one', () => {
    const writes = [10, 10_000].map((size) => {
      const table = growingOf(
        ...Array.from({ length: size }, (_, index) => route(`r${index}`, `/a/b${index}/`)),
      );
      let count = 0;
      const watched = <Value>(map: Map<string, Value>) =>
        new Proxy(map, {
          get(target, name) {
            count += 1;
            const member: unknown = Reflect.get(target, name, target);
            return typeof member === 'function' ? (member.bind(target) as unknown) : member;
          },
        });
      const { routes, wildcards, routesById, layouts } = table;
      extendRouteTable(
        {
          ...table,
          routes: watched(routes),
          wildcards: watched(wildcards),
          routesById: watched(routesById),
          layouts: watched(layouts),
        },
        navigation(route('new', '/new/'), route('star', '/star/*')),
      );
      return count;
    });
    assert.equal(writes[0], writes[1]);
    assert.ok((writes[0] ?? 0) > 0);
  });
});
