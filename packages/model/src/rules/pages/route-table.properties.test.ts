import fc from 'fast-check';
import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import type { NavigationData, Route } from '../../entities/index.ts';
import { navigations } from '../../testing/arbitrary-site.ts';
import { urls } from '../../testing/arbitrary-url.ts';
import { mergeNavigation } from '../../testing/merge-navigation.ts';
import { holds } from '../../testing/property.ts';
import { fixedPages } from './fixed-pages.ts';
import { routeKey } from '../address/route-key.ts';
import { createRouteTable, extendRouteTable, growingRouteTable, type RouteTable } from './route-table.ts';
import { splitUrl } from '../address/url-parts.ts';
import { lookUp } from '../../testing/look-up.ts';

const allowedLocales = ['en-ca', 'fr-ca'];
const fixedPaths: readonly string[] = fixedPages.flatMap(({ paths }) => [...paths]);
const modes = ['redirect', 'aempage', 'layout'];

/** The locale and the path of a pattern, and whether it ends with a star. */
function parts(path: string): { locale: string; rest: string; isStar: boolean } {
  const words = routeKey(path).split('/').filter(Boolean);
  const first = words[0]?.toLowerCase().replace(/^fr2-/, 'en-') ?? '';
  const locale = allowedLocales.includes(first) ? first : '';
  if (locale) words.shift();
  const isStar = words.at(-1) === '*';
  if (isStar) words.pop();
  return { locale, rest: `/${words.map((word) => `${word}/`).join('')}`, isStar };
}

/** A look-up that follows RTE-13 to RTE-15 literally, route by route. */
function slowLookUp(routes: readonly Route[], path: string): Route | null {
  const asked = parts(path);
  const askedRest = asked.isStar ? `${asked.rest}*` : asked.rest;
  const candidates = routes
    .map((route, index) => ({ route, index, ...parts(route.path) }))
    .filter(({ isStar, rest }) => isStar || !fixedPaths.includes(rest))
    .filter(({ locale }) => locale === '' || locale === asked.locale)
    .filter(({ isStar, rest }) => (isStar ? `${askedRest}/`.startsWith(rest) : rest === askedRest));
  const rank = ({ mode }: Route) => (modes.includes(mode) ? modes.indexOf(mode) : modes.length);
  candidates.sort(
    (a, b) =>
      Number(a.isStar) - Number(b.isStar) ||
      Number(b.locale !== '') - Number(a.locale !== '') ||
      b.rest.length - a.rest.length ||
      rank(a.route) - rank(b.route) ||
      a.index - b.index,
  );
  return candidates[0]?.route ?? null;
}

/** The content of a table, independent of the order in which it was built. */
function contentOf({ routes, wildcards, wildcardLengths, routesById, layouts, dropped }: RouteTable) {
  return {
    ...{ routes, wildcards, wildcardLengths, routesById, layouts },
    dropped: new Set(dropped.map(({ route, reason }) => `${route.id} ${route.path} ${route.mode} ${reason}`)),
  };
}

describe('every route table', () => {
  it('[RTE-13] [RTE-15] finds the route that a slow search finds', () => {
    holds(fc.record({ navigation: navigations, url: urls }), ({ navigation, url }) => {
      const table = createRouteTable({ ...navigation, allowedLocales });
      assert.equal(lookUp(table, url), slowLookUp(navigation.routes, splitUrl(url).path));
    });
  });

  it('[RTE-19] is the same, whether it is built at once or piece by piece', () => {
    holds(fc.array(navigations, { minLength: 1, maxLength: 4 }), ([first, ...others]) => {
      if (!first) return;
      const table = growingRouteTable(createRouteTable({ ...first, allowedLocales }));
      let merged: NavigationData = first;
      for (const data of others) {
        extendRouteTable(table, data);
        merged = mergeNavigation(merged, data);
      }
      assert.deepEqual(contentOf(table), contentOf(createRouteTable({ ...merged, allowedLocales })));
    });
  });
});
