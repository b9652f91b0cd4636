import { loginHref } from '@fleet-portal/model/rules';
import { useEffect, useRef } from 'react';
import { useLocale } from '../context/locale-context.ts';
import { usePortal } from '../context/portal-context.ts';
import { useNotices } from '../notices/notices-context.ts';
import { useNavigation } from '../router/navigation-context.ts';
import { useSession } from '../session/session-context.ts';

const id = 'session-lost';

/**
 * Says that the session has ended, and offers to sign in again and come back to the page that is shown then (SES-02). From a
 * protected page the gate leads to the login at once.
 */
export default function LostSession() {
  const { market } = usePortal();
  const { leave } = useSession();
  const { locale, messages } = useLocale();
  const { entry } = useNavigation();
  const { showBanner, hideBanner } = useNotices();
  const url = useRef(entry.url);
  const { sessionLostText: text, sessionLostAction: label } = messages;

  useEffect(() => {
    url.current = entry.url;
  }, [entry]);
  useEffect(() => {
    const { signInType, userCanSignIn } = market;
    showBanner({
      id,
      text,
      variant: 'warning',
      actions: userCanSignIn ? [{ label, action: 'sign-in' }] : [],
      showCloseIcon: true,
      lasts: 'visit',
      onAction: () => leave(loginHref({ locale, returnTo: url.current, signInType }), 'login'),
    });
    return () => hideBanner(id);
  }, [hideBanner, label, leave, locale, market, showBanner, text]);
  return null;
}
