import type { Market, NavigationData, Route } from '@fleet-portal/model/entities';
import { withTrailingSlash } from '@fleet-portal/model/rules';

/** A market in api mode is sent without its routes and layouts: they come path by path (RTE-19). */
export function withoutApiRoutes(market: Market): Market {
  return market.navigationMode === 'api' ? { ...market, routes: [], layouts: [] } : market;
}

/** What a path needs: its route, the routes that it redirects through, and their layouts. */
export function navigationFor({ routes, layouts }: Market, path: string): NavigationData {
  const wanted = withTrailingSlash(path);
  const chain: Route[] = [];
  let route = routes.find((candidate) => candidate.path.replace('/*/', '/') === wanted);
  while (route && !chain.includes(route)) {
    chain.push(route);
    const next = route.mode === 'redirect' ? route.layoutOrRouteId : '';
    route = routes.find(({ id }) => id === next);
  }
  const layoutIds = new Set(chain.map(({ layoutOrRouteId }) => layoutOrRouteId));
  return { routes: chain, layouts: layouts.filter(({ id }) => layoutIds.has(id)) };
}
