import type { AnalyticsEvent } from '@fleet-portal/model/entities';
import { ViewFailure, viewFailure } from '@fleet-portal/model/rules';

/** Reports a view's failure to the console and to analytics; the latter only gets its kind, since a message may contain anything. */
export function reportViewError(
  source: string,
  error: unknown,
  track: (event: AnalyticsEvent) => void,
): void {
  const failure = error instanceof ViewFailure ? error : null;
  console.error(`${source}: ${viewFailure('render', error).message}`, error);
  track({ kind: 'error', source, reason: failure?.kind ?? 'later error' });
}
