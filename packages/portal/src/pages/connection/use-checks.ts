import { ApiFailure } from '@fleet-portal/model/api';
import { nameAndMessageOf } from '@fleet-portal/model/rules';
import { useCallback, useEffect, useState } from 'react';
import type { Check } from './checks.ts';

export type CheckResult =
  { kind: 'works'; duration: number } | { kind: 'failed'; duration: number; failure: ApiFailure };

/** In ms. Shorter than most calls' own limits, since the user waits for the result. */
const limit = 10_000;

/**
 * Runs the checks one after the other, so that none waits for another's connection and each duration is the call's own.
 * @returns the results so far, in the order of the checks, and a function that runs them again
 */
export function useChecks(checks: readonly Check[]): [results: readonly CheckResult[], again: () => void] {
  const [round, setRound] = useState({ checks });
  const [seen, setSeen] = useState<{ round: object; results: readonly CheckResult[] } | null>(null);
  if (round.checks !== checks) setRound({ checks });

  useEffect(() => {
    const stop = new AbortController();
    const runAll = async () => {
      const results: CheckResult[] = [];
      for (const check of round.checks) {
        results.push(await runCheck(check, stop.signal));
        if (stop.signal.aborted) return;
        setSeen({ round, results: [...results] });
      }
    };
    void runAll();
    return () => stop.abort();
  }, [round]);

  const again = useCallback(() => setRound({ checks }), [checks]);
  return [seen?.round === round ? seen.results : [], again];
}

async function runCheck({ call, run }: Check, signal: AbortSignal): Promise<CheckResult> {
  const start = performance.now();
  const duration = () => Math.round(performance.now() - start);
  try {
    await run({ signal, timeout: limit });
    return { kind: 'works', duration: duration() };
  } catch (error) {
    const failure =
      error instanceof ApiFailure
        ? error
        : new ApiFailure('malformed', call, nameAndMessageOf(error), { cause: error });
    return { kind: 'failed', duration: duration(), failure };
  }
}
