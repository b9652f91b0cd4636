import type { Market, NavigationData, Route } from '@fleet-portal/model/entities';
import { fixedPageAt, withTrailingSlash } from '@fleet-portal/model/rules';

/**
 * A market in api mode, without the routes and layouts that are loaded path by path (RTE-19). Routes of fixed pages and of workspaces
 * stay: the path of a fixed page is never requested, and menus and bars must know which pages the market has and who may open them
 * (RTE-03, RTE-04, RTE-07, WSP-01).
 */
export function withoutApiRoutes(market: Market): Market {
  if (market.navigationMode !== 'api') return market;
  const known = new Set(workspacePaths(market));
  const isSent = (path: string) => fixedPageAt(path) !== null || known.has(path);
  const routes = market.routes.filter(({ path }) => isSent(withTrailingSlash(path)));
  const ids = new Set(routes.map(({ layoutOrRouteId }) => layoutOrRouteId));
  return { ...market, routes, layouts: market.layouts.filter(({ id }) => ids.has(id)) };
}

function workspacePaths({ workspaces }: Market): string[] {
  const items = workspaces.flatMap(({ navbar }) => navbar.items);
  const tabs = items.flatMap(({ dropdownItems }) => dropdownItems).flatMap(({ tabstrip }) => tabstrip.tabs);
  return [...items, ...tabs].flatMap(({ route }) => (route ? withTrailingSlash(route) : []));
}

/** The navigation data of a path: its route, the routes that it redirects through, and their layouts. */
export function navigationFor({ routes, layouts }: Market, path: string): NavigationData {
  const chain: Route[] = [];
  let route = routeAt(routes, withTrailingSlash(path));
  while (route && !chain.includes(route)) {
    chain.push(route);
    const next = route.mode === 'redirect' ? route.layoutOrRouteId : '';
    route = routes.find(({ id }) => id === next);
  }
  const layoutIds = new Set(chain.map(({ layoutOrRouteId }) => layoutOrRouteId));
  return { routes: chain, layouts: layouts.filter(({ id }) => layoutIds.has(id)) };
}

/** The route with exactly this path, else the wildcard route with the longest matching prefix. */
function routeAt(routes: readonly Route[], path: string): Route | undefined {
  const stars = routes.filter(
    (route) => route.path.endsWith('/*/') && path.startsWith(route.path.slice(0, -2)),
  );
  const [longest] = stars.toSorted((a, b) => b.path.length - a.path.length);
  return routes.find((route) => route.path === path) ?? longest;
}
