import type { PreferenceState } from './preference-flow.ts';
import type { TermsState } from './terms-flow.ts';
import type { TransactionState } from './transaction-flow.ts';

/** The modal that a flow shows. */
export type Prompt = 'terms' | 'preference' | 'preferenceSaved' | 'preferenceDeclined';

export interface DuePrompts {
  /** Whether the user is about to leave, such as at the end of a child session. */
  isLeaving: boolean;
  transaction: TransactionState;
  terms: TermsState;
  preference: PreferenceState;
  /** Whether the preference popup may open on this page (CON-01). */
  mayAskPreference: boolean;
}

/**
 * The first prompt to show, since they are shown one at a time: none while the user is leaving; then the terms, and nothing else until it
 * is known whether they are due; then the preference popup and its confirmation.
 */
export function firstPrompt(due: DuePrompts): Prompt | null {
  const { isLeaving, transaction, terms, preference, mayAskPreference } = due;
  if (isLeaving || transaction.kind === 'restoring') return null;
  if (terms.kind !== 'idle' && terms.kind !== 'settled') return terms.kind === 'checking' ? null : 'terms';
  if (preference.kind === 'answered') return preference.agreed ? 'preferenceSaved' : 'preferenceDeclined';
  return preference.kind === 'asking' && mayAskPreference ? 'preference' : null;
}
