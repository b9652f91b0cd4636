import { useLayoutEffect } from 'react';

/** Tries again what has failed when the connection is back; null where nothing has. */
export function useOnline(retry: (() => void) | null): void {
  useLayoutEffect(() => {
    if (!retry) return;
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [retry]);
}
