import { useLayoutEffect } from 'react';

/** Retries what has failed when the connection returns; null if nothing has failed. */
export function useOnline(retry: (() => void) | null): void {
  useLayoutEffect(() => {
    if (!retry) return;
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [retry]);
}
