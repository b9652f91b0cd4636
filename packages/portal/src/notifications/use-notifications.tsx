import { lazy, useCallback, useState, type ReactNode } from 'react';
import { OptionalPart } from '../shell/OptionalPart.tsx';
import { withSecondTry } from '../shell/second-try.ts';
import { useNotificationCount } from './use-notification-count.ts';

/** A script of its own, which loads with the first press of the bell. */
const Notifications = lazy(withSecondTry(() => import('./Notifications.tsx')));

interface NotificationsState {
  /** How many are unread; null for people without notifications. */
  count: number | null;
  open: () => void;
  /** Stands anywhere on the page. */
  drawer: ReactNode;
}

/** The bell's badge, and the drawer that it opens. */
export function useNotifications(): NotificationsState {
  const { count, refresh } = useNotificationCount();
  const [life, setLife] = useState<'never opened' | 'open' | 'closed'>('never opened');
  const open = useCallback(() => setLife('open'), []);
  const close = useCallback(() => {
    setLife('closed');
    refresh();
  }, [refresh]);

  const isThere = count !== null && life !== 'never opened';
  const drawer = isThere && (
    <OptionalPart>
      <Notifications isOpen={life === 'open'} onClose={close} onChange={refresh} />
    </OptionalPart>
  );
  return { count, open, drawer };
}
