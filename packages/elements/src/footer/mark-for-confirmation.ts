import type { FpNavigateEvent } from '../events/navigate-event.ts';

/** Around a link before which the privacy confirmation comes, which is the page's to ask: says so before the page hears of it (FTR-02). */
export function markForConfirmation(event: FpNavigateEvent): void {
  event.needsConfirmation = true;
}
