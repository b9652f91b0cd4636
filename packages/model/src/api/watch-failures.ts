import type { ApiFailure } from './failure.ts';

export interface WatchedFailure {
  failure: ApiFailure;
  /** Whether the call told the server who asks. */
  hasCredentials: boolean;
  /** When the call was made, as `performance.now()` counts (ms). */
  sentAt: number;
}

type Watcher = (watched: WatchedFailure) => void;

const watchers = new Set<Watcher>();

/**
 * Hears of every call that fails, whoever made it: a session that ended in the middle of a visit, and reports. Calls that their
 * caller gave up have not failed. Returns what ends it.
 */
export function watchFailures(watcher: Watcher): () => void {
  const own: Watcher = (watched) => watcher(watched);
  watchers.add(own);
  return () => void watchers.delete(own);
}

/** A watcher that fails itself takes neither the call's own failure nor the other watchers with it. */
export function tellWatchers(watched: WatchedFailure): void {
  if (watched.failure.kind === 'aborted') return;
  for (const watcher of watchers) {
    try {
      watcher(watched);
    } catch (error) {
      console.error('What watches failing calls failed itself.', error);
    }
  }
}
