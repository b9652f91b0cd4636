import type { FpHeader } from '@fleet-portal/elements/header';
import { siteSearchHref } from '@fleet-portal/model/rules';
import { useEffect, type RefObject } from 'react';
import { useAnalytics } from '../analytics/analytics-context.ts';
import { useLocale } from '../context/locale-context.ts';
import { useNavigation } from '../router/navigation-context.ts';
import { useSession } from '../session/session-context.ts';
import { hrefAskedFor, queryAskedFor } from './asked-for.ts';

/**
 * Handles the header's requests to sign in, sign out and search, and tracks their links. It listens at the window: a view with
 * unsaved changes can prevent the event at the document, so that nothing happens.
 */
export function useHeaderRequests(header: RefObject<FpHeader | null>): void {
  const { leave, signOut } = useSession();
  const { locale } = useLocale();
  const { push } = useNavigation();
  const { note } = useAnalytics();

  useEffect(() => {
    const stop = new AbortController();
    const hear = (type: 'fp-login' | 'fp-logout' | 'fp-search', answer: (event: Event) => void) => {
      const listener = (event: Event) => {
        const isAsked = (event.composedPath() as unknown[]).includes(header.current);
        if (!isAsked || event.defaultPrevented) return;
        event.preventDefault();
        note({ clicked: event.composedPath() });
        answer(event);
      };
      addEventListener(type, listener, stop);
    };
    hear('fp-login', (event) => {
      const href = hrefAskedFor(event);
      if (href !== null) leave(href, 'login');
    });
    hear('fp-logout', (event) => signOut(hrefAskedFor(event) ?? undefined));
    hear('fp-search', (event) => {
      const query = queryAskedFor(event);
      if (query !== null) push(siteSearchHref(locale, query));
    });
    return () => stop.abort();
  }, [header, leave, locale, note, push, signOut]);
}
