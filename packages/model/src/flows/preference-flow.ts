import { step, type Step } from './step.ts';

/** What the popup depends on besides its own state (CON-01). */
export interface PreferenceFacts {
  /** Empty while nobody is signed in. */
  userId: string;
  /** Whether a fresh login of this user has set the flag, and it has not been cleared since, in this tab or another. */
  isFlagSet: boolean;
  isBlueStarAdmin: boolean;
  /** Whether the market has the privacy settings. */
  hasPrivacySettings: boolean;
  /** Whether the popup may open on the current page; the check waits for such a page. */
  mayAskHere: boolean;
}

/** The data-sharing preference popup, from the login to the modal that follows the answer. */
export type PreferenceState =
  | { kind: 'idle' }
  | { kind: 'checking' }
  /** Nothing is recorded: the popup opens as soon as no other prompt comes first. */
  | { kind: 'asking'; companyId: string }
  | { kind: 'answered'; agreed: boolean }
  /** Nothing is asked until the next login or reload. */
  | { kind: 'settled' };

export type PreferenceAnswer = 'yes' | 'no' | 'choose' | 'dismiss';

export type PreferenceEvent =
  /** Some of the facts may have changed. */
  | { kind: 'facts' }
  | { kind: 'checked'; companyId: string; isRecorded: boolean }
  | { kind: 'checkFailed' }
  | { kind: 'answer'; answer: PreferenceAnswer }
  /** The confirmation or the decline modal was closed. */
  | { kind: 'closed' };

export type PreferenceEffect =
  | { kind: 'check' }
  | { kind: 'stop' }
  | { kind: 'clearFlag' }
  /** The same answer for all six types. */
  | { kind: 'save'; companyId: string; agreed: boolean }
  | { kind: 'openSettings' };

type Next = Step<PreferenceState, PreferenceEffect>;

/**
 * One step of the popup (CON-01 to CON-03). An answer in another tab, or a sign-out, closes it and saves nothing;
 * a save that is under way still completes.
 */
export function preferenceStep(state: PreferenceState, event: PreferenceEvent, facts: PreferenceFacts): Next {
  switch (event.kind) {
    case 'facts':
      return follow(state, facts);
    case 'checked':
      if (state.kind !== 'checking') return step(state);
      if (event.isRecorded) return step({ kind: 'settled' }, { kind: 'clearFlag' });
      return event.companyId
        ? step({ kind: 'asking', companyId: event.companyId })
        : step({ kind: 'settled' });
    case 'checkFailed':
      return step(state.kind === 'checking' ? { kind: 'settled' } : state);
    case 'answer':
      return state.kind === 'asking' ? answer(event.answer, state.companyId) : step(state);
    case 'closed':
      return step(state.kind === 'answered' ? { kind: 'settled' } : state);
  }
}

function follow(state: PreferenceState, facts: PreferenceFacts): Next {
  if (!facts.userId) return state.kind === 'idle' ? step(state) : step({ kind: 'idle' }, { kind: 'stop' });
  const isWanted = facts.isFlagSet && facts.isBlueStarAdmin && facts.hasPrivacySettings;
  if (state.kind === 'idle' && isWanted && facts.mayAskHere)
    return step({ kind: 'checking' }, { kind: 'check' });
  if (state.kind === 'checking' && !isWanted) return step({ kind: 'idle' }, { kind: 'stop' });
  return state.kind === 'asking' && !isWanted ? step({ kind: 'idle' }) : step(state);
}

function answer(given: PreferenceAnswer, companyId: string): Next {
  switch (given) {
    case 'yes':
    case 'no': {
      const agreed = given === 'yes';
      return step({ kind: 'answered', agreed }, { kind: 'clearFlag' }, { kind: 'save', companyId, agreed });
    }
    case 'choose':
      return step({ kind: 'settled' }, { kind: 'clearFlag' }, { kind: 'openSettings' });
    case 'dismiss':
      return step({ kind: 'settled' }, { kind: 'clearFlag' });
  }
}
