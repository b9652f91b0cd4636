import type { Market, Route, Session } from '../entities/index.ts';
import { fixedPage, type FixedPageId } from './fixed-routes.ts';
import { routeKey } from './route-key.ts';
import { hasPermissions } from './session.ts';

/** The market's own entry for a fixed page, which says that its link may show (RTE-03, RTE-04, RTE-07). */
export function configuredRoute(market: Pick<Market, 'routes'>, id: FixedPageId): Route | null {
  const routes = routesByKey(market.routes);
  const path = fixedPage(id).paths.find((candidate) => routes.has(candidate));
  return path === undefined ? null : (routes.get(path) ?? null);
}

/** Whether the person may open a configured route: its own permissions and its layout's (RTE-07). */
export function mayOpen(route: Route, market: Pick<Market, 'layouts'>, session: Session): boolean {
  const layout = market.layouts.find(({ id }) => id === route.layoutOrRouteId);
  const required = [...route.permissionsRequired, ...(layout?.permissionsRequired ?? [])];
  return hasPermissions(required, session);
}

/** Menus ask at every render, and a market may have thousands of routes. */
const indexes = new WeakMap<readonly Route[], ReadonlyMap<string, Route>>();

function routesByKey(routes: readonly Route[]): ReadonlyMap<string, Route> {
  let index = indexes.get(routes);
  if (!index) {
    index = new Map(routes.map((route) => [routeKey(route.path), route]));
    indexes.set(routes, index);
  }
  return index;
}
