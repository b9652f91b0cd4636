import type { Outcome } from '@fleet-portal/model/rules';
import { useEffect } from 'react';
import { useNavigation } from '../router/navigation-context.ts';
import type { RouteEntry } from '../router/route-entry.ts';
import { useSession } from '../session/session-context.ts';

/** Goes where an outcome leads, and tells the page once all redirects have settled (RTE-20). */
export function useFollowedOutcome(outcome: Outcome, entry: RouteEntry): void {
  const { redirect } = useNavigation();
  const { isSignedIn, leave } = useSession();

  useEffect(() => {
    switch (outcome.kind) {
      case 'redirect':
        redirect(outcome.to);
        return;
      case 'leave':
        leave(outcome.href, isSignedIn ? 'elsewhere' : 'login');
        return;
      case 'nothing':
        console.warn(
          `Route "${outcome.route.id}": the mode "${outcome.route.mode}" is unknown; nothing is rendered.`,
        );
    }
    window.dispatchEvent(new Event('redirects-settled'));
  }, [entry, isSignedIn, leave, outcome, redirect]);
}
