import { nameAndMessageOf } from '@fleet-portal/model/rules';
import { useState } from 'react';
import { inTime } from './in-time.ts';
import { withSecondTry } from './second-try.ts';

interface AskedScript<Module> {
  /** Null until it has loaded. */
  script: Module | null;
  /** Whether it failed to load when last requested. */
  hasFailed: boolean;
  ask: () => void;
}

/** A script that loads when it is requested; if it did not load in time, the next request tries again. */
export function useScript<Module extends object>(load: () => Promise<Module>): AskedScript<Module> {
  const [script, setScript] = useState<Module | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const ask = () => {
    setFailed(false);
    inTime(withSecondTry(load)()).then(setScript, (error: unknown) => {
      console.error(`A part of the page failed: ${nameAndMessageOf(error)}`, error);
      setFailed(true);
    });
  };
  return { script, hasFailed, ask };
}
