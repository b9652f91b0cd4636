import type { Session, TermsAgreement, TermsLatest } from '../entities/index.ts';
import { permissions } from '../constants/permissions.ts';
import { currentUser, hasPermissions } from '../rules/session/session.ts';
import { step, type Step } from './step.ts';

/** What the terms depend on besides their own state. */
export interface TermsFacts {
  /** Empty while nobody is signed in. */
  userId: string;
  /** Whether this user signs for their company; see `signsTerms`. */
  signsTerms: boolean;
  /** Whether this user has accepted before, but still has to get the role that this grants. */
  isRoleDue: boolean;
}

/** Whether this would be the user's first signature; null if that could not be determined yet. */
type First = boolean | null;

/** The terms modal, from checking whether it is due to getting the new role. */
export type TermsState =
  | { kind: 'idle' }
  | { kind: 'checking' }
  | { kind: 'asking'; terms: TermsLatest; isFirst: First; isAcknowledged: boolean; hasFailed: boolean }
  | { kind: 'agreeing'; terms: TermsLatest; isFirst: First }
  /** Accepted; the role for users who have signed is on its way. */
  | { kind: 'flipping' }
  | { kind: 'refreshing' }
  /** Accepted, but granting the role failed: the only state in which the modal can be closed. */
  | { kind: 'stuck' }
  | { kind: 'settled' };

export type TermsEvent =
  | { kind: 'facts' }
  | { kind: 'checked'; terms: TermsLatest; isFirst: First }
  | { kind: 'checkFailed' }
  /** The user returns to this tab: the terms may have been accepted in another one meanwhile. */
  | { kind: 'lookAgain' }
  | { kind: 'acknowledge'; isAcknowledged: boolean }
  | { kind: 'accept' }
  | { kind: 'earlierKnown'; isFirst: boolean }
  | { kind: 'agreed' }
  | { kind: 'flipped' }
  /** The call under way has failed. */
  | { kind: 'failed' }
  | { kind: 'refreshed' }
  | { kind: 'retry' }
  | { kind: 'close' };

export type TermsEffect =
  /** Loads the latest terms and, if they are unsigned, whether the user has ever signed any. */
  | { kind: 'check' }
  /** Repeats only the latter request. */
  | { kind: 'askEarlier' }
  | { kind: 'agree'; agreement: TermsAgreement }
  /** Ensures that a reload does not lose the role. */
  | { kind: 'rememberRole' }
  | { kind: 'forgetRole' }
  | { kind: 'flip' }
  | { kind: 'refresh' }
  /** Tells the page, which may still show the terms as not accepted. */
  | { kind: 'tellPage' }
  /** `document`: reloads everything, since the known user details are outdated. */
  | { kind: 'goHome'; by: 'app' | 'document' }
  | { kind: 'stop' };

type Next = Step<TermsState, TermsEffect>;

/** Whether the user is asked to sign (TRM-01): with either permission, and not in another user's account. */
export function signsTerms(session: Session): boolean {
  if (!currentUser(session) || session.IS_CHILD_SESSION) return false;
  return [permissions.canSignTerms, permissions.signTerms].some((name) => hasPermissions([name], session));
}

/** One step of the terms (TRM-01 to TRM-03). */
export function termsStep(state: TermsState, event: TermsEvent, facts: TermsFacts): Next {
  if (event.kind === 'facts') return follow(state, facts);
  switch (state.kind) {
    case 'checking':
      return whileChecking(event, facts) ?? step(state);
    case 'asking':
      return whileAsking(state, event, facts) ?? step(state);
    case 'agreeing':
      return whileAgreeing(state, event) ?? step(state);
    case 'flipping':
    case 'refreshing':
    case 'stuck':
      return afterFirst(state.kind, event) ?? step(state);
    case 'idle':
    case 'settled':
      return step(state);
  }
}

/** Once the terms are accepted, only the end of the session stops the flow: the new role may remove the permission to sign. */
function follow(state: TermsState, { userId, signsTerms: isAsked }: TermsFacts): Next {
  const isStopped = !userId || (!isAsked && (state.kind === 'checking' || state.kind === 'asking'));
  if (isStopped) return state.kind === 'idle' ? step(state) : step({ kind: 'idle' }, { kind: 'stop' });
  return state.kind === 'idle' && isAsked ? step({ kind: 'checking' }, { kind: 'check' }) : step(state);
}

function whileChecking(event: TermsEvent, { isRoleDue }: TermsFacts): Next | null {
  if (event.kind === 'checkFailed') return step({ kind: 'settled' });
  if (event.kind !== 'checked') return null;
  if (!event.terms.hasSigned) return step(asking(event));
  return isRoleDue ? step({ kind: 'flipping' }, { kind: 'flip' }) : step({ kind: 'settled' });
}

function whileAsking(
  state: TermsState & { kind: 'asking' },
  event: TermsEvent,
  { isRoleDue }: TermsFacts,
): Next | null {
  const { terms, isFirst, isAcknowledged } = state;
  switch (event.kind) {
    case 'acknowledge':
      return step({ ...state, isAcknowledged: event.isAcknowledged });
    case 'accept':
      return isAcknowledged ? agree(terms, isFirst) : null;
    case 'lookAgain':
      return step(state, { kind: 'check' });
    case 'checked':
      // Accepted in another tab, or here by a call whose answer was lost. The role may still have to be fetched.
      if (event.terms.hasSigned && isRoleDue) return flip();
      if (event.terms.hasSigned) return step({ kind: 'settled' }, { kind: 'tellPage' }, { kind: 'refresh' });
      return event.terms.llid === terms.llid ? null : step(asking(event));
    default:
      return null;
  }
}

function agree(terms: TermsLatest, isFirst: First): Next {
  const state: TermsState = { kind: 'agreeing', terms, isFirst };
  if (isFirst === null) return step(state, { kind: 'askEarlier' });
  const agreement = { llid: terms.llid, productFamilyId: null, legalLanguage: terms.legalLanguage };
  return isFirst
    ? step(state, { kind: 'rememberRole' }, { kind: 'agree', agreement })
    : step(state, { kind: 'agree', agreement });
}

function whileAgreeing(state: TermsState & { kind: 'agreeing' }, event: TermsEvent): Next | null {
  const { terms, isFirst } = state;
  if (event.kind === 'earlierKnown' && isFirst === null) return agree(terms, event.isFirst);
  if (event.kind === 'failed')
    return step({ kind: 'asking', terms, isFirst, isAcknowledged: true, hasFailed: true });
  if (event.kind !== 'agreed') return null;
  return isFirst ? flip() : step({ kind: 'settled' }, { kind: 'tellPage' });
}

/** The role comes with the first acceptance. */
function flip(): Next {
  return step({ kind: 'flipping' }, { kind: 'tellPage' }, { kind: 'flip' });
}

function afterFirst(kind: 'flipping' | 'refreshing' | 'stuck', event: TermsEvent): Next | null {
  switch (`${kind} ${event.kind}`) {
    case 'flipping flipped':
      return step({ kind: 'refreshing' }, { kind: 'forgetRole' }, { kind: 'refresh' });
    case 'flipping failed':
      return step({ kind: 'stuck' });
    case 'refreshing refreshed':
      return step({ kind: 'settled' }, { kind: 'goHome', by: 'app' });
    case 'refreshing failed':
      return step({ kind: 'settled' }, { kind: 'goHome', by: 'document' });
    case 'stuck retry':
      return step({ kind: 'flipping' }, { kind: 'flip' });
    case 'stuck close':
      return step({ kind: 'settled' });
    default:
      return null;
  }
}

function asking({ terms, isFirst }: { terms: TermsLatest; isFirst: First }): TermsState {
  return { kind: 'asking', terms, isFirst, isAcknowledged: false, hasFailed: false };
}
