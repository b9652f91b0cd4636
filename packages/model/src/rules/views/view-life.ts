import { viewAttempts } from '../../constants/views.ts';
import { mayComeLater, type ViewFailure } from './view-failure.ts';

/** The states of a view from its empty place until it is shown (VIEW-01). */
export type ViewLife =
  /** Nothing has been requested yet. */
  | { kind: 'waiting' }
  /** Its module, its framework or its first data are loading. */
  | { kind: 'loading'; attempt: number }
  /** It failed to load, and is requested again soon. */
  | { kind: 'retrying'; attempt: number; failure: ViewFailure }
  | { kind: 'ready' }
  | { kind: 'failed'; failure: ViewFailure };

export type ViewEvent =
  /** The view's place is there, a retry is due, or the user asks for the view again. */
  { type: 'load' } | { type: 'ready' } | { type: 'fail'; failure: ViewFailure };

export const waitingView: ViewLife = { kind: 'waiting' };

/**
 * The state of a view after an event. An event that does not fit the state changes nothing, so that a late answer of an abandoned attempt
 * does no harm.
 */
export function nextViewLife(life: ViewLife, event: ViewEvent): ViewLife {
  switch (event.type) {
    case 'load':
      return canLoad(life) ? { kind: 'loading', attempt: attemptAfter(life) } : life;
    case 'ready':
      return life.kind === 'loading' ? { kind: 'ready' } : life;
    case 'fail':
      return failed(life, event.failure);
  }
}

/** The delay before a retry, in ms. */
export function retryDelay(backOff: number, chance: number): number {
  return Math.round(backOff * (1 + chance / 2));
}

function canLoad({ kind }: ViewLife): boolean {
  return kind === 'waiting' || kind === 'retrying' || kind === 'failed';
}

function attemptAfter(life: ViewLife): number {
  return life.kind === 'retrying' ? life.attempt + 1 : 1;
}

function failed(life: ViewLife, failure: ViewFailure): ViewLife {
  if (life.kind === 'ready') return { kind: 'failed', failure };
  if (life.kind !== 'loading') return life;
  const { attempt } = life;
  if (attempt < viewAttempts && mayComeLater(failure)) return { kind: 'retrying', attempt, failure };
  return { kind: 'failed', failure };
}
