import type { Layout, Route } from '../../entities/index.ts';
import type { Need } from './gate.ts';

/** What a route asks of those who open it, and what the layout does that stands there (GAT-02). */
export function routeNeeds(route: Route, layoutOf: (id: string) => Layout | undefined): Need[] {
  const layout = route.mode === 'layout' ? layoutOf(route.layoutOrRouteId) : undefined;
  return [
    {
      contexts: route.requiredAuthContext ? [route.requiredAuthContext] : [],
      permissions: route.permissionsRequired,
    },
    { contexts: layout?.requiredAuthContexts ?? [], permissions: layout?.permissionsRequired ?? [] },
  ];
}
