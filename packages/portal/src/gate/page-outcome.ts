import type { Ask, Outcome } from '@fleet-portal/model/rules';

/** What stands in the main area: what the model says, or what happens while it cannot say anything yet (RTE-19). */
export type PageOutcome = Outcome | (Ask & { hasFailed: boolean });

/** Whether the address is still on its way to what stands there. */
export function isUnsettled(outcome: PageOutcome): boolean {
  const { kind } = outcome;
  return kind === 'redirect' || kind === 'leave' || (kind === 'ask' && !outcome.hasFailed);
}
