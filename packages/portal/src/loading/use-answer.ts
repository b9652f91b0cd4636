import { nameAndMessageOf } from '@fleet-portal/model/rules';
import { useEffect, useReducer, useState } from 'react';

interface AnswerOptions<Value> {
  /** Makes the request; another function makes it again. Null if there is nothing to request. */
  ask: ((signal: AbortSignal) => Promise<Value>) | null;
  /** Who the answer is about: for somebody else it is dropped and requested again. */
  about?: string;
  /** Another value makes the request again. */
  again?: unknown;
  /** What a failure means for the page, as the console warning says it. */
  warning: string;
}

/**
 * The answer to a request that a part of the page can do without: null until the first one arrives, then the last one until the next. A
 * failure is logged, and retried when the connection returns; an outdated answer is ignored.
 */
export function useAnswer<Value>({ ask, about, again, warning }: AnswerOptions<Value>): Value | null {
  const [answer, setAnswer] = useState<{ value: Value; about: string | undefined } | null>(null);
  const [tries, tryAgain] = useReducer((count: number) => count + 1, 0);
  if (ask === null && answer !== null) setAnswer(null);

  useEffect(() => {
    if (!ask) return undefined;
    const stop = new AbortController();
    const take = (value: Value) => {
      if (!stop.signal.aborted) setAnswer({ value, about });
    };
    ask(stop.signal).then(take, (error: unknown) => {
      if (stop.signal.aborted) return;
      console.warn(`${warning}: ${nameAndMessageOf(error)}`);
      addEventListener('online', tryAgain, stop);
    });
    return () => stop.abort();
  }, [ask, about, again, warning, tries]);
  return answer && answer.about === about ? answer.value : null;
}
