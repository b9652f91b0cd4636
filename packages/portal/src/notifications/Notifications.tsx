import { onSuperseded } from '@fleet-portal/elements/superseded';
import { getNotifications, notificationCalls } from '@fleet-portal/model/api';
import { noticeMessages } from '@fleet-portal/model/messages';
import type { Notification } from '@fleet-portal/model/entities';
import {
  addressNeedsConfirmation,
  nameAndMessageOf,
  notificationSettingsLink,
} from '@fleet-portal/model/rules';
import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocale } from '../context/locale-context.ts';
import { usePortal } from '../context/portal-context.ts';
import { leaveByLink } from '../dom/leave-by-link.ts';
import { useOnline } from '../loading/use-online.ts';
import { useNavigation } from '../router/navigation-context.ts';
import { useSession } from '../session/session-context.ts';
import { NotificationDrawer } from '../wrappers/notification-drawer.ts';
import { requestNotifications } from './use-notification-count.ts';

interface NotificationsProps {
  isOpen: boolean;
  onClose: () => void;
  /** Called when the server has changed something that the badge counts. */
  onChange: () => void;
}

/**
 * The drawer, and the calls that the user makes in it (NTF-03 to NTF-06). The list is loaded again on each opening and, while the drawer is
 * open, when the page requests it or the user returns to the page (NTF-07).
 */
export default function Notifications({ isOpen, onClose, onChange }: NotificationsProps) {
  const { environment, market } = usePortal();
  const { session, returns } = useSession();
  const { locale } = useLocale();
  const { push } = useNavigation();
  const base = environment.ENV_BASE_URL;
  const [list, setList] = useState<readonly Notification[] | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [turn, setTurn] = useState(0);
  const askAgain = useCallback(() => setTurn((before) => before + 1), []);

  const calls = notificationCalls(base, { changed: onChange, failed: report });

  useEffect(() => {
    if (!isOpen) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    addEventListener(requestNotifications, askAgain, { signal });
    getNotifications(base, { signal })
      .then(setList)
      .catch((error: unknown) => {
        if (signal.aborted) return;
        setHasFailed(true);
        report(error);
      });
    return () => {
      stop.abort();
      setHasFailed(false);
    };
  }, [askAgain, base, isOpen, returns, turn]);

  useOnline(hasFailed ? askAgain : null);

  // Except in English, the drawer waits for its messages; until then, only this lets the user cancel the opening.
  useEffect(() => {
    const words = noticeMessages(locale);
    if (!isOpen || !('then' in words)) return undefined;
    const end = onSuperseded(onClose);
    void words.then(end);
    return end;
  }, [isOpen, locale, onClose]);

  // The drawer has closed itself. If React batched this with an opening, nothing would change, and the drawer would stay closed.
  const closed = () => flushSync(onClose);

  return (
    <NotificationDrawer
      open={isOpen}
      notifications={list}
      failed={hasFailed}
      locale={locale}
      theme={market.theme}
      onNotificationRead={(event) => event.respondWith(calls.read(event.notification))}
      onNotificationAction={(event) => event.respondWith(calls.act(event.notification, event.action))}
      onNotificationDelete={(event) => event.respondWith(calls.delete(event.notification))}
      onDismissAll={(event) => event.respondWith(calls.dismiss(event.notifications))}
      onNotificationSettings={({ target }) => {
        const { href, isExternal } = notificationSettingsLink(market, session, locale);
        // A user who is asked first may stay: then the focus returns to the control (MOD-01).
        if (!addressNeedsConfirmation(href, { market, locale, base: location.href })) onClose();
        if (isExternal) leaveByLink(href, target as Element);
        else push(href);
      }}
      onNotificationsRetry={askAgain}
      onNotificationsClose={closed}
    />
  );
}

function report(error: unknown): void {
  console.warn(`A notification call failed: ${nameAndMessageOf(error)}`);
}
