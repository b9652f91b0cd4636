import { ApiFailure } from '@fleet-portal/model/api';
import { useCallback, useEffect, useState } from 'react';
import { useSession } from '../../session/session-context.ts';

export type Load<Value> =
  { kind: 'pending' } | { kind: 'done'; value: Value } | { kind: 'failed'; error: unknown };

/**
 * Loads what a page shows, again whenever `load` is another function; the answer to an earlier one changes nothing (RTE-26).
 * An answer that says the session has ended ends it here too (SES-02).
 */
export function useLoad<Value>(
  load: (signal: AbortSignal) => Promise<Value>,
): [Load<Value>, retry: () => void] {
  const { isSignedIn, lose } = useSession();
  const [state, setState] = useState<Load<Value>>({ kind: 'pending' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const stop = new AbortController();
    setState({ kind: 'pending' });
    load(stop.signal).then(
      (value) => {
        if (!stop.signal.aborted) setState({ kind: 'done', value });
      },
      (error: unknown) => {
        if (stop.signal.aborted) return;
        console.error(error instanceof Error ? error.message : String(error));
        if (isSignedIn && error instanceof ApiFailure && error.status === 401) lose();
        setState({ kind: 'failed', error });
      },
    );
    return () => stop.abort();
  }, [attempt, isSignedIn, load, lose]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return [state, retry];
}
