import type { ApiFailure } from './failure.ts';

export interface WatchedFailure {
  failure: ApiFailure;
  /** Whether the call sent credentials. */
  hasCredentials: boolean;
  /** When the call was made, as `performance.now()` counts (ms). */
  sentAt: number;
}

type Watcher = (watched: WatchedFailure) => void;

const watchers = new Set<Watcher>();

/**
 * Calls the watcher for every call that fails, whoever made it: for reports, and to notice a session that ends during a visit. Calls
 * aborted by their caller do not count as failed. Returns a function that stops watching.
 */
export function watchFailures(watcher: Watcher): () => void {
  const own: Watcher = (watched) => watcher(watched);
  watchers.add(own);
  return () => void watchers.delete(own);
}

/** A watcher that throws affects neither the call's own failure nor the other watchers. */
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
