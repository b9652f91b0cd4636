import type { FlowMessages } from '@fleet-portal/model/messages';
import { useEffect, useMemo } from 'react';
import type { PortalBanner } from '../notices/notices-context.ts';
import { useBanner } from '../notices/use-banner.ts';
import { dueSignOut } from '../session/due-sign-out.ts';
import { useSession } from '../session/session-context.ts';

/** Says that a sign-out has failed, and repeats a due one on a page restored from the back/forward cache (SES-02). */
export function useDueSignOut(messages: FlowMessages): void {
  const { session, signOut } = useSession();
  const due = useMemo(() => dueSignOut(session), [session]);
  useEffect(() => {
    if (due === 'repeat') signOut();
  }, [due, signOut]);
  useBanner(
    useMemo((): PortalBanner | null => {
      if (due !== 'say') return null;
      return {
        id: 'sign-out-failed',
        text: messages.signOutFailed,
        variant: 'error',
        actions: [{ label: messages.termsSignOut, action: 'sign-out' }],
        showCloseIcon: false,
        onAction: () => signOut(),
      };
    }, [due, messages, signOut]),
  );
}
