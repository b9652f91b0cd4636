import type { Environment } from '@fleet-portal/model/entities';
import { isDevelopment, type DroppedRoute } from '@fleet-portal/model/rules';

/** Warns developers of routes with the same path as another (RTE-14). */
export function reportDuplicates(
  environment: Pick<Environment, 'REACT_APP_ENV'>,
  dropped: readonly DroppedRoute[],
): void {
  if (!isDevelopment(environment)) return;
  for (const { reason, route } of dropped) {
    if (reason === 'duplicate') console.warn(`Route "${route.id}" is left out: ${route.path} is taken.`);
  }
}
