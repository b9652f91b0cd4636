import type { Layout, Route } from '../../entities/index.ts';
import type { Need } from './gate.ts';

/** What an unknown layout requires: something that nobody has. */
export const unknownLayout: Need = { contexts: ['?'], permissions: [] };

/** What a route requires of its users, and what its layout does (GAT-02). */
export function routeNeeds(route: Route, layoutOf: (id: string) => Layout | undefined): Need[] {
  const { requiredAuthContext, permissionsRequired, mode, layoutOrRouteId } = route;
  const own = {
    contexts: requiredAuthContext ? [requiredAuthContext] : [],
    permissions: permissionsRequired,
  };
  // An unreadable mode may have been that of a layout.
  if (!layoutOrRouteId || (mode && mode !== 'layout')) return [own];
  const layout = layoutOf(layoutOrRouteId);
  if (!layout) return [own, unknownLayout];
  return [own, { contexts: layout.requiredAuthContexts, permissions: layout.permissionsRequired }];
}

/** Whether a page is only for signed-in users, whoever they are. */
export function needsPerson(needs: readonly Need[]): boolean {
  return needs.some(
    ({ contexts, permissions, signIn }) => contexts.length + permissions.length > 0 || signIn,
  );
}
