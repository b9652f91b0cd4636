import { useEffect } from 'react';
import { useNavigation } from '../router/navigation-context.ts';
import type { RouteEntry } from '../router/route-entry.ts';
import { useSession } from '../session/session-context.ts';
import { isUnsettled, type PageOutcome } from './page-outcome.ts';

/** Goes where an outcome leads, and tells the page once all redirects have settled (RTE-20). */
export function useFollowedOutcome(outcome: PageOutcome, entry: RouteEntry): void {
  const { redirect } = useNavigation();
  const { isSignedIn, isChecking, leaving, leave } = useSession();
  const to = outcome.kind === 'redirect' ? outcome.to : null;
  const isStaying = leaving === null && !isChecking;
  const href = outcome.kind === 'leave' && isStaying ? outcome.href : null;
  const unknown = outcome.kind === 'nothing' ? outcome.route : null;
  const hasSettled = !isUnsettled(outcome);

  useEffect(() => {
    if (to !== null) redirect(to);
  }, [entry, redirect, to]);
  useEffect(() => {
    if (href !== null) leave(href, isSignedIn ? 'elsewhere' : 'login');
  }, [href, isSignedIn, leave]);
  useEffect(() => {
    if (unknown)
      console.warn(`Route "${unknown.id}": the mode "${unknown.mode}" is unknown; nothing is rendered.`);
  }, [entry, unknown]);
  useEffect(() => {
    if (hasSettled) window.dispatchEvent(new Event('redirects-settled'));
  }, [entry, hasSettled]);
}
