import type { Layout, Market, Route } from '../entities/index.ts';
import { fixedPageAt } from './fixed-page-availability.ts';
import { splitLocale } from './locale.ts';
import { routeKey } from './route-key.ts';
import { splitUrl } from './url-parts.ts';

/** A market's routes, ready for look-ups that take as long with ten routes as with ten thousand. */
export interface RouteTable {
  /** By path; a path may be limited to one locale by standing under it. */
  readonly routes: ReadonlyMap<string, Route>;
  /** Routes that end in a star, by the path before it. */
  readonly wildcards: ReadonlyMap<string, Route>;
  readonly routesById: ReadonlyMap<string, Route>;
  readonly layouts: ReadonlyMap<string, Layout>;
  /** What the table leaves out, for the developer's console (RTE-14). */
  readonly dropped: readonly DroppedRoute[];
}

export interface DroppedRoute {
  route: Route;
  /** The path is a fixed page's, or another configured route has it already. */
  reason: 'fixed page' | 'duplicate';
}

/** Redirects come before content pages and those before layouts (RTE-13); modes that nobody knows come last (RTE-12). */
const modes = ['redirect', 'aempage', 'layout'];

/** Builds the look-up table of a market's routes (RTE-13 to RTE-15). */
export function createRouteTable({ routes, layouts }: Pick<Market, 'routes' | 'layouts'>): RouteTable {
  const exact = new Map<string, Route>();
  const wildcards = new Map<string, Route>();
  const dropped: DroppedRoute[] = [];

  for (const route of inOrder(routes)) {
    const key = routeKey(route.path);
    const isWildcard = key.endsWith('/*');
    const map = isWildcard ? wildcards : exact;
    const path = isWildcard ? key.slice(0, -1) : key;
    if (fixedPageAt(splitLocale(key).rest)) dropped.push({ route, reason: 'fixed page' });
    else if (map.has(path)) dropped.push({ route, reason: 'duplicate' });
    else map.set(path, route);
  }

  return { routes: exact, wildcards, routesById: byId(routes), layouts: byId(layouts), dropped };
}

/**
 * The route at a path, with or without its locale; query and hash are left aside. A route under the locale itself
 * comes before the one for all locales, and an exact path before a star.
 */
export function lookUp(table: RouteTable, path: string): Route | null {
  const key = routeKey(splitUrl(path).path);
  const { locale, rest } = splitLocale(key);
  const exact = table.routes.get(key) ?? (locale === null ? undefined : table.routes.get(rest));
  return exact ?? lookUpWildcard(table, key) ?? (locale === null ? null : lookUpWildcard(table, rest));
}

/** Walks up the path's segments: `/a/b/`, `/a/`, `/`. */
function lookUpWildcard({ wildcards }: RouteTable, path: string): Route | null {
  if (wildcards.size === 0) return null;
  for (let end = path.length; end > 0; end = end > 1 ? path.lastIndexOf('/', end - 2) + 1 : 0) {
    const route = wildcards.get(path.slice(0, end));
    if (route) return route;
  }
  return null;
}

function inOrder(routes: readonly Route[]): Route[] {
  const rank = ({ mode }: Route) => (modes.includes(mode) ? modes.indexOf(mode) : modes.length);
  return routes.toSorted((a, b) => rank(a) - rank(b));
}

function byId<Entry extends { id: string }>(entries: readonly Entry[]): ReadonlyMap<string, Entry> {
  return new Map(entries.toReversed().map((entry) => [entry.id, entry]));
}
