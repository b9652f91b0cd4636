import { loginHref, sessionLostBanner } from '@fleet-portal/model/rules';
import { useEffect, useMemo, useRef } from 'react';
import { useLocale } from '../context/locale-context.ts';
import { usePortal } from '../context/portal-context.ts';
import type { PortalBanner } from '../notices/notices-context.ts';
import { useBanner } from '../notices/use-banner.ts';
import { useNavigation } from '../router/navigation-context.ts';
import { useSession } from '../session/session-context.ts';

/**
 * Says that the session has ended, and offers to sign in again and return to the page shown at that moment (SES-02). On a protected page,
 * the gate redirects to the login at once.
 */
export default function SessionLostBanner() {
  const { market } = usePortal();
  const { leave, session } = useSession();
  const { stepUpRequired } = session;
  const { locale, messages } = useLocale();
  const { entry } = useNavigation();
  const url = useRef(entry.url);

  useEffect(() => {
    url.current = entry.url;
  }, [entry]);
  useBanner(
    useMemo((): PortalBanner => {
      const { signInType } = market;
      return {
        ...sessionLostBanner(market, messages),
        id: 'session-lost',
        lasts: 'visit',
        onAction: () =>
          leave(loginHref({ locale, returnTo: url.current, signInType, stepUpRequired }), 'login'),
      };
    }, [leave, locale, market, messages, stepUpRequired]),
  );
  return null;
}
