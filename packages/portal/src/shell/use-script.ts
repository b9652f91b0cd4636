import { useCallback, useState } from 'react';
import { withSecondTry } from './second-try.ts';

/** A script that loads when it is asked for; where it did not come, the next asking tries again. */
export function useScript<Module extends object>(load: () => Promise<Module>): [Module | null, () => void] {
  const [script, setScript] = useState<Module | null>(null);
  const ask = useCallback(() => {
    withSecondTry(load)().then(setScript, (error: unknown) =>
      console.error(`A part of the page failed: ${String(error)}`, error),
    );
  }, [load]);
  return [script, ask];
}
