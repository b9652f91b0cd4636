import { nameAndMessageOf } from '@fleet-portal/model/rules';
import { useCallback, useState } from 'react';
import { withSecondTry } from './second-try.ts';

interface AskedScript<Module> {
  /** Null until it has come. */
  script: Module | null;
  /** How often it did not come since it was asked for. */
  failures: number;
  /** Tries as if nobody had asked before. */
  ask: () => void;
  /** Tries without forgetting the failures before. */
  retry: () => void;
}

/** A script that loads when it is asked for; where it did not come, the next asking tries again. */
export function useScript<Module extends object>(load: () => Promise<Module>): AskedScript<Module> {
  const [script, setScript] = useState<Module | null>(null);
  const [failures, setFailures] = useState(0);
  const retry = useCallback(() => {
    withSecondTry(load)().then(setScript, (error: unknown) => {
      console.error(`A part of the page failed: ${nameAndMessageOf(error)}`, error);
      setFailures((before) => before + 1);
    });
  }, [load]);
  const ask = () => {
    setFailures(0);
    retry();
  };
  return { script, failures, ask, retry };
}
