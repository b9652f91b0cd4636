import type { FpNavigateEvent } from '../events/navigate-event.ts';

/** For links that need the privacy confirmation, which the page asks for: marks the event before it reaches the page (FTR-02). */
export function markForConfirmation(event: FpNavigateEvent): void {
  event.needsConfirmation = true;
}
