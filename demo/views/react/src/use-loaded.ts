import { useEffect, useState } from 'react';
import type { ViewInputs } from '../../common/inputs.ts';

/**
 * What a view cannot do without, asked for once; null until it is there, which the skeleton waits for. Where it does not come the view
 * throws, so that the shell's error stands in its place, with Refresh.
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
