import type { AnalyticsEvent } from '@fleet-portal/model/entities';
import { ViewFailure, viewFailure } from '@fleet-portal/model/rules';

/** Tells the console and analytics what failed in a view; analytics hear of its kind alone, since a message may hold anything. */
export function reportViewError(
  source: string,
  error: unknown,
  track: (event: AnalyticsEvent) => void,
): void {
  const failure = error instanceof ViewFailure ? error : null;
  console.error(`${source}: ${viewFailure('render', error).message}`, error);
  track({ kind: 'error', source, reason: failure?.kind ?? 'later error' });
}
