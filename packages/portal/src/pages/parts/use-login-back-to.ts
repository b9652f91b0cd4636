import { withQuery } from '@fleet-portal/model/rules';
import { useLayoutEffect } from 'react';

/** Has who signs in by the header come back to another page than this. Heard before the header's own way. */
export function useLoginBackTo(target: string): void {
  useLayoutEffect(() => {
    const listener = (event: Event & { href?: unknown }) => {
      if (typeof event.href === 'string') event.href = withQuery(event.href, { redirect: target });
    };
    document.addEventListener('fp-login', listener);
    return () => document.removeEventListener('fp-login', listener);
  }, [target]);
}
