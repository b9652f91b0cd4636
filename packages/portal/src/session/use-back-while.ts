import { useLayoutEffect } from 'react';

/** Hears that the visitor went back while `isWaiting`, such as for another document that does not come. */
export function useBackWhile(isWaiting: boolean, onBack: () => void): void {
  useLayoutEffect(() => {
    if (!isWaiting) return undefined;
    window.addEventListener('popstate', onBack);
    return () => window.removeEventListener('popstate', onBack);
  }, [isWaiting, onBack]);
}
