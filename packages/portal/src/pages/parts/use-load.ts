import { messageOf } from '@fleet-portal/model/rules';
import { useCallback, useEffect, useState } from 'react';
import { useOnline } from '../../loading/use-online.ts';
import { useNavigation } from '../../router/navigation-context.ts';
import { useHasChanged } from './use-has-changed.ts';

export type Load<Value> =
  { kind: 'pending' } | { kind: 'done'; value: Value } | { kind: 'failed'; error: unknown };

/**
 * Loads a page's data, and reloads when `load` is a new function; answers to an earlier one are ignored (RTE-26). A failed
 * load is retried when the page is opened again, and when the connection is back.
 * @param asked named beside the call in a failure's console message
 */
export function useLoad<Value>(
  load: (signal: AbortSignal) => Promise<Value>,
  asked = '',
): [Load<Value>, retry: () => void] {
  const [attempt, setAttempt] = useState({ load });
  const [settled, setSettled] = useState<{ attempt: object; state: Load<Value> } | null>(null);
  const isFailed = settled?.attempt === attempt && settled.state.kind === 'failed';
  const { entry } = useNavigation();
  const isOpenedAgain = useHasChanged(entry);
  if (attempt.load !== load || (isOpenedAgain && isFailed)) setAttempt({ load });

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
        console.error(messageOf(error) + (asked && ` (${asked})`));
        settle({ kind: 'failed', error });
      },
    );
    return () => {
      stop.abort();
    };
  }, [asked, attempt]);

  const retry = useCallback(() => {
    setAttempt({ load });
  }, [load]);
  useOnline(isFailed ? retry : null);
  return [settled?.attempt === attempt ? settled.state : { kind: 'pending' }, retry];
}
