import { nameAndMessageOf } from '@fleet-portal/model/rules';
import { useEffect, useReducer, useState } from 'react';

interface AnswerOptions<Value> {
  /** Asks anew whenever it is another function; null where nothing is to be asked. */
  ask: ((signal: AbortSignal) => Promise<Value>) | null;
  /** Whom the answer is about: there is none for another one, who is asked about anew. */
  about?: string;
  /** Asks anew whenever it is another value. */
  again?: unknown;
  /** What a failure means for the page, as the console says it. */
  warning: string;
}

/**
 * What a part of the page can do without: null until the answer is there, and the last one until the next. A failure is a line on
 * the console, and is asked about anew when the connection is back; what came too late changes nothing.
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
