import type { Ask, Outcome } from '@fleet-portal/model/rules';

/** What the main area shows: the model's decision or, while that needs the backend's navigation, the state of that request (RTE-19). */
export type PageOutcome = Outcome | (Ask & { hasFailed: boolean });

/** Whether it is still open what the address will show. */
export function isUnsettled(outcome: PageOutcome): boolean {
  const { kind } = outcome;
  return kind === 'redirect' || kind === 'leave' || (kind === 'ask' && !outcome.hasFailed);
}
