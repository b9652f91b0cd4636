import { withQuery } from '@fleet-portal/model/rules';
import { useLayoutEffect } from 'react';
import { useSession } from '../../session/session-context.ts';
import { hrefAskedFor } from '../../router/asked-for.ts';

/** Has who signs in by the header come back to another page than this, where one is named. Heard before the header's own way. */
export function useLoginBackTo(target: string): void {
  const { leave } = useSession();
  useLayoutEffect(() => {
    if (!target) return undefined;
    const stop = new AbortController();
    const listener = (event: Event) => {
      const href = event.defaultPrevented ? null : hrefAskedFor(event);
      if (href === null) return;
      event.preventDefault();
      leave(withQuery(href, { redirect: target }), 'login');
    };
    document.addEventListener('fp-login', listener, { signal: stop.signal });
    return () => stop.abort();
  }, [leave, target]);
}
