import { useEffect, useState } from 'react';
import type { ViewInputs } from '../../common/inputs.ts';

/**
 * Loads data that a view cannot do without; null while it loads, which the skeleton waits for. If loading fails the view throws, so that
 * the shell shows its error with Refresh in place of the view.
 */
export function useLoaded<Loaded>(
  load: (signal: AbortSignal) => Promise<Loaded>,
  { signal, waitUntil }: Pick<ViewInputs, 'signal' | 'waitUntil'>,
): Loaded | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [failure, setFailure] = useState<Error | null>(null);
  if (failure) throw failure;

  useEffect(() => {
    const loading = load(signal).then(setLoaded, (error: unknown) => {
      if (!signal.aborted) setFailure(error as Error);
    });
    waitUntil(loading);
  }, [load, signal, waitUntil]);

  return loaded;
}
