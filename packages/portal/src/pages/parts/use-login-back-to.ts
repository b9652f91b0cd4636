import { withQuery } from '@fleet-portal/model/rules';
import { useLayoutEffect } from 'react';

/** Makes the header's login return to another page than this one. The listener runs before the header's default action. */
export function useLoginBackTo(target: string): void {
  useLayoutEffect(() => {
    const listener = (event: Event & { href?: unknown }) => {
      if (typeof event.href === 'string') event.href = withQuery(event.href, { redirect: target });
    };
    document.addEventListener('fp-login', listener);
    return () => document.removeEventListener('fp-login', listener);
  }, [target]);
}
