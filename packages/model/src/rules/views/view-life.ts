import { viewAttempts } from '../../constants/views.ts';
import { mayComeLater, type ViewFailure } from './view-failure.ts';

/** Where a view is on its way from its place to its picture (VIEW-01). */
export type ViewLife =
  /** Nothing has been asked for. */
  | { kind: 'waiting' }
  /** Its module, its framework or its first data are on their way. */
  | { kind: 'loading'; attempt: number }
  /** It did not come, and is asked for again soon. */
  | { kind: 'retrying'; attempt: number; failure: ViewFailure }
  | { kind: 'ready' }
  | { kind: 'failed'; failure: ViewFailure };

export type ViewEvent =
  /** The place is there, a retry is due, or a person asks for the view again. */
  { type: 'load' } | { type: 'ready' } | { type: 'fail'; failure: ViewFailure };

export const waitingView: ViewLife = { kind: 'waiting' };

/**
 * The life of a view after an event. What makes no sense in a state changes nothing, so that a late answer of an attempt that was
 * given up can do no harm.
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

/** How long a retry waits, in ms. */
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
