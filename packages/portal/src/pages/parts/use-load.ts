import { messageOf } from '@fleet-portal/model/rules';
import { useCallback, useEffect, useState } from 'react';

export type Load<Value> =
  { kind: 'pending' } | { kind: 'done'; value: Value } | { kind: 'failed'; error: unknown };

/**
 * Loads what a page shows, again whenever `load` is another function; the answer to an earlier one changes nothing (RTE-26).
 */
export function useLoad<Value>(
  load: (signal: AbortSignal) => Promise<Value>,
): [Load<Value>, retry: () => void] {
  const [attempt, setAttempt] = useState({ load });
  const [settled, setSettled] = useState<{ attempt: object; state: Load<Value> } | null>(null);
  if (attempt.load !== load) setAttempt({ load });

  useEffect(() => {
    const stop = new AbortController();
    const settle = (state: Load<Value>) => {
      if (!stop.signal.aborted) setSettled({ attempt, state });
    };
    attempt.load(stop.signal).then(
      (value) => {
        settle({ kind: 'done', value });
      },
      (error: unknown) => {
        if (stop.signal.aborted) return;
        console.error(messageOf(error));
        settle({ kind: 'failed', error });
      },
    );
    return () => {
      stop.abort();
    };
  }, [attempt]);

  const retry = useCallback(() => {
    setAttempt({ load });
  }, [load]);
  return [settled?.attempt === attempt ? settled.state : { kind: 'pending' }, retry];
}
