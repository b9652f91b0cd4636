import type { Layout, Route } from '../../entities/index.ts';
import type { Need } from './gate.ts';

/** What a layout asks that nobody knows: nobody comes in by that. */
export const unknownLayout: Need = { contexts: ['?'], permissions: [] };

/** What a route asks of those who open it, and what the layout does that stands there (GAT-02). */
export function routeNeeds(route: Route, layoutOf: (id: string) => Layout | undefined): Need[] {
  const { requiredAuthContext, permissionsRequired, mode, layoutOrRouteId } = route;
  const own = {
    contexts: requiredAuthContext ? [requiredAuthContext] : [],
    permissions: permissionsRequired,
  };
  // Where the mode could not be read, it may have been that of a layout.
  if (!layoutOrRouteId || (mode && mode !== 'layout')) return [own];
  const layout = layoutOf(layoutOrRouteId);
  if (!layout) return [own, unknownLayout];
  return [own, { contexts: layout.requiredAuthContexts, permissions: layout.permissionsRequired }];
}

/** Whether a page is for those who are signed in alone, whoever they are. */
export function needsPerson(needs: readonly Need[]): boolean {
  return needs.some(
    ({ contexts, permissions, signIn }) => contexts.length + permissions.length > 0 || signIn,
  );
}
