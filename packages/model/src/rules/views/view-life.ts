import { viewAttempts } from '../../constants/views.ts';
import { mayComeLater, type ViewFailure } from './view-failure.ts';

/** The states of a view from its empty place until it is shown (VIEW-01). */
export type ViewLife = {
  /**
   * Whether the user asked for the view again after it failed. It stays true when the view is ready, because a late part of it may fail each
   * time, and ends where the page asks for a failed view again.
   */
  isAskedAgain: boolean;
} &
  /** Nothing has been requested yet. */
  (
    | { kind: 'waiting' }
    /** Its module, its framework or its first data are loading. */
    | { kind: 'loading'; attempt: number }
    /** It failed to load, and is requested again soon. */
    | { kind: 'retrying'; attempt: number; failure: ViewFailure }
    | { kind: 'ready' }
    | { kind: 'failed'; failure: ViewFailure }
  );

export type ViewEvent =
  /** The view's place is there, a retry is due, or the page asks for a failed view again. */
  | { type: 'load' }
  /** The user asks for a failed view again. */
  | { type: 'ask' }
  | { type: 'ready' }
  | { type: 'fail'; failure: ViewFailure };

export const waitingView: ViewLife = { kind: 'waiting', isAskedAgain: false };

/**
 * The state of a view after an event. An event that does not fit the state changes nothing, so that a late answer of an abandoned attempt
 * does no harm.
 */
export function nextViewLife(life: ViewLife, event: ViewEvent): ViewLife {
  switch (event.type) {
    case 'load':
      return loading(life);
    case 'ask':
      return life.kind === 'failed' ? { kind: 'loading', attempt: 1, isAskedAgain: true } : life;
    case 'ready':
      return life.kind === 'loading' ? { kind: 'ready', isAskedAgain: life.isAskedAgain } : life;
    case 'fail':
      return failed(life, event.failure);
  }
}

/** The delay before a retry, in ms. */
export function retryDelay(backOff: number, chance: number): number {
  return Math.round(backOff * (1 + chance / 2));
}

function loading(life: ViewLife): ViewLife {
  switch (life.kind) {
    case 'waiting':
    case 'failed':
      return { kind: 'loading', attempt: 1, isAskedAgain: false };
    case 'retrying':
      return { kind: 'loading', attempt: life.attempt + 1, isAskedAgain: life.isAskedAgain };
    default:
      return life;
  }
}

function failed(life: ViewLife, failure: ViewFailure): ViewLife {
  const { kind, isAskedAgain } = life;
  if (kind !== 'ready' && kind !== 'loading') return life;
  if (kind === 'loading' && life.attempt < viewAttempts && mayComeLater(failure))
    return { kind: 'retrying', attempt: life.attempt, isAskedAgain, failure };
  return { kind: 'failed', isAskedAgain, failure };
}
