import { allConsents, type Consents, type ConsentType } from './consents.ts';

export interface ConsentState {
  /** The recorded choices; null if nothing is recorded. */
  saved: Consents | null;
  /** The choices in the form. */
  draft: Consents;
  /** The choices being saved, shown instead of the draft meanwhile. */
  pending: Consents | null;
  outcome: { kind: 'saved' } | { kind: 'failed'; target: Consents } | null;
}

export type ConsentAction =
  | { kind: 'edit'; type: ConsentType; agreed: boolean }
  | { kind: 'save' | 'saved' | 'failed'; target: Consents };

export function initialConsents(saved: Consents | null, draft = saved ?? allConsents(false)): ConsentState {
  return { saved, draft, pending: null, outcome: null };
}

/** A failed save leaves the form as it was before; only the newest save is shown as pending and has an outcome. */
export function reduceConsents(state: ConsentState, action: ConsentAction): ConsentState {
  if (action.kind === 'edit') {
    return { ...state, draft: { ...state.draft, [action.type]: action.agreed }, outcome: null };
  }
  const { kind, target } = action;
  const isNewest = state.pending === target;
  switch (kind) {
    case 'save':
      return { ...state, pending: target, outcome: null };
    case 'saved': {
      const known = { ...state, saved: target, draft: target };
      return isNewest ? { ...known, pending: null, outcome: { kind } } : known;
    }
    case 'failed':
      return isNewest ? { ...state, pending: null, outcome: { kind, target } } : state;
  }
}
