import { isLoginReason, pageHref } from '@fleet-portal/model/rules';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigation } from '../router/navigation-context.ts';
import type { RouteEntry } from '../router/route-entry.ts';
import { mayLeaveUnasked } from '../session/may-leave-unasked.ts';
import { useSession } from '../session/session-context.ts';
import { isUnsettled, type PageOutcome } from '../gate/page-outcome.ts';

/**
 * Goes where an outcome leads, and tells the page once all redirects have settled (RTE-20). If each returning document leads
 * to the same other site again, or the portal itself answers that site's address, the error page in this locale ends the loop.
 */
export function useFollowedOutcome(outcome: PageOutcome, entry: RouteEntry, locale: string): void {
  const { redirect, isOvertaken } = useNavigation();
  const { certainty, returns, leaving, leave, stopLeaving } = useSession();
  const to = outcome.kind === 'redirect' ? outcome.to : null;
  const isStaying = leaving === null && certainty === 'known';
  const href = outcome.kind === 'leave' && isStaying ? outcome.href : null;
  const isToLogin = outcome.kind === 'leave' && isLoginReason(outcome.message);
  const hasSettled = !isUnsettled(outcome);
  /** The entry whose page was shown last; it may redirect later, when the user changes. */
  const shown = useRef<RouteEntry | null>(null);

  useEffect(() => {
    if (to !== null && !isOvertaken(entry)) redirect(to, entry === shown.current);
  }, [entry, isOvertaken, redirect, to]);
  // A layout effect, to run before anything leaves for the new page.
  useLayoutEffect(() => {
    if (entry.how === 'pop') stopLeaving();
  }, [entry, stopLeaving]);
  useEffect(() => {
    if (href === null || isOvertaken(entry)) return;
    if (href === entry.url || (entry.how === 'load' && !mayLeaveUnasked(href)))
      redirect(pageHref('error', locale, { origin: entry.url }), entry === shown.current);
    else leave(href, isToLogin ? 'login' : 'elsewhere', { replace: true });
    // `returns`: a page from the back/forward cache leaves again, even if nothing was rendered in between.
  }, [entry, href, isOvertaken, isToLogin, leave, locale, redirect, returns]);
  useEffect(() => {
    if (!hasSettled) return;
    shown.current = entry;
    dispatchEvent(new Event('redirects-settled'));
  }, [entry, hasSettled]);
}
