import type { Layout, Market, NavigationData, Route } from '../../entities/index.ts';
import { splitOwnLocale } from '../locale/own-locale.ts';
import { addPageEntry, type PageEntries } from './page-entries.ts';
import { routeKey } from '../address/route-key.ts';

/** A market's routes, indexed so that a look-up takes as long with ten routes as with a hundred thousand. */
export interface RouteTable {
  /** By path; for a route under one locale only, the key is the locale directly followed by the path. */
  readonly routes: ReadonlyMap<string, Route>;
  /** Routes that end in a star, by the path before it. */
  readonly wildcards: ReadonlyMap<string, Route>;
  /** The lengths of those paths, so that long addresses need no more look-ups than short ones. */
  readonly wildcardLengths: ReadonlySet<number>;
  readonly routesById: ReadonlyMap<string, Route>;
  readonly layouts: ReadonlyMap<string, Layout>;
  /** The market's own entries for fixed pages: they show nothing, but their requirements apply (GAT-02). */
  readonly pages: PageEntries;
  /** The routes that the table leaves out, for the developer's console (RTE-14). */
  readonly dropped: readonly DroppedRoute[];
  /** The market's locales; any other first segment of a path is not a locale. */
  readonly locales: ReadonlySet<string>;
  /** A retail site's prefix, which its routes may have before the path. */
  readonly retailPrefix: string;
}

/** A table to which routes are added over time (RTE-19), in place. */
export interface GrowingRouteTable extends RouteTable {
  readonly routes: Map<string, Route>;
  readonly wildcards: Map<string, Route>;
  readonly wildcardLengths: Set<number>;
  readonly routesById: Map<string, Route>;
  readonly layouts: Map<string, Layout>;
  readonly pages: Map<string, Route>;
  readonly dropped: DroppedRoute[];
}

export interface DroppedRoute {
  route: Route;
  /** The path belongs to a fixed page, or to another configured route. */
  reason: 'fixed page' | 'duplicate';
}

/** Redirects take precedence over content pages, and those over layouts (RTE-13); unknown modes come last (RTE-12). */
const modes = ['redirect', 'aempage', 'layout'];

/** Builds the look-up table of a market's routes (RTE-13 to RTE-15). */
export function createRouteTable(
  market: Pick<Market, 'routes' | 'layouts' | 'allowedLocales'> & Partial<Pick<Market, 'retailPrefix'>>,
): RouteTable {
  const { allowedLocales, retailPrefix = '' } = market;
  const table = growingRouteTable({ locales: new Set(allowedLocales), retailPrefix });
  add(table, market);
  return table;
}

/** A table that starts with the routes of another one, or with none, and grows independently. */
export function growingRouteTable(
  from: Pick<RouteTable, 'locales' | 'retailPrefix'> & Partial<RouteTable>,
): GrowingRouteTable {
  return {
    ...from,
    routes: new Map(from.routes),
    wildcards: new Map(from.wildcards),
    wildcardLengths: new Set(from.wildcardLengths),
    routesById: new Map(from.routesById),
    layouts: new Map(from.layouts),
    pages: new Map(from.pages),
    dropped: [...(from.dropped ?? [])],
  };
}

/**
 * Adds the routes and layouts of another answer whose ids are new to the table; known ones stay (RTE-19). The time that this takes
 * depends only on what is added, not on the size of the table.
 * @returns the routes that were left out
 */
export function extendRouteTable(
  table: GrowingRouteTable,
  { routes, layouts }: NavigationData,
): readonly DroppedRoute[] {
  const before = table.dropped.length;
  add(table, { routes: routes.filter(({ id }) => !table.routesById.has(id)), layouts });
  return table.dropped.slice(before);
}

/**
 * The route at a path. A route under the locale itself takes precedence over one for all locales, and an exact path over a star.
 * @param locale the one before the path; null if there is none
 * @param rest the path after it, in the form of `routeKey`
 */
export function routeAt(table: RouteTable, locale: string | null, rest: string): Route | null {
  const own = locale === null ? null : locale + rest;
  const exact = (own === null ? undefined : table.routes.get(own)) ?? table.routes.get(rest);
  return exact ?? (own === null ? null : wildcardAt(table, own)) ?? wildcardAt(table, rest);
}

/** Whether a path is configured as it is written, whatever it looks like; a star that matches everything does not count. */
export function isConfigured(table: RouteTable, path: string): boolean {
  const route = routeAt(table, null, routeKey(path));
  return route !== null && route !== table.wildcards.get('/');
}

/** Walks up the path's segments: `/a/b/`, `/a/`, `/`. */
function wildcardAt({ wildcards, wildcardLengths }: RouteTable, path: string): Route | null {
  if (wildcards.size === 0) return null;
  for (let end = path.length; end > 0; end = end > 1 ? path.lastIndexOf('/', end - 2) + 1 : 0) {
    const route = wildcardLengths.has(end) ? wildcards.get(path.slice(0, end)) : undefined;
    if (route) return route;
  }
  return null;
}

function add(table: GrowingRouteTable, { routes, layouts }: NavigationData): void {
  for (const route of routes) {
    addRoute(table, route);
    if (!table.routesById.has(route.id)) table.routesById.set(route.id, route);
  }
  for (const layout of layouts) {
    if (!table.layouts.has(layout.id)) table.layouts.set(layout.id, layout);
  }
}

function addRoute(table: GrowingRouteTable, route: Route): void {
  const parts = splitOwnLocale(routeKey(route.path), table.locales);
  const { locale, rest } = parts;
  if (addPageEntry(table.pages, route, parts, table.retailPrefix)) {
    table.dropped.push({ route, reason: 'fixed page' });
    return;
  }
  const isWildcard = rest.endsWith('/*');
  const path = (locale ?? '') + (isWildcard ? rest.slice(0, -1) : rest);
  const map = isWildcard ? table.wildcards : table.routes;
  const other = map.get(path);
  const isFirst = !other || rankOf(route) < rankOf(other);
  if (isFirst) map.set(path, route);
  if (isWildcard) table.wildcardLengths.add(path.length);
  if (other) table.dropped.push({ route: isFirst ? other : route, reason: 'duplicate' });
}

function rankOf({ mode }: Route): number {
  const rank = modes.indexOf(mode);
  return rank < 0 ? modes.length : rank;
}
