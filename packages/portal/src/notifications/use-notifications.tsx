import { useCallback, useState, type ReactNode } from 'react';
import { OptionalPart } from '../shell/OptionalPart.tsx';
import { useScript } from '../shell/use-script.ts';
import { useNotificationCount } from './use-notification-count.ts';

/** A script of its own, which loads with the first press of the bell; where it did not come, with the next one. */
const load = () => import('./Notifications.tsx');

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
  const [isOpen, setIsOpen] = useState(false);
  const [script, askForScript] = useScript(load);
  const open = useCallback(() => {
    setIsOpen(true);
    askForScript();
  }, [askForScript]);
  const close = useCallback(() => {
    setIsOpen(false);
    refresh();
  }, [refresh]);

  const drawer = count !== null && script && (
    <OptionalPart>
      <script.default isOpen={isOpen} onClose={close} onChange={refresh} />
    </OptionalPart>
  );
  return { count, open, drawer };
}
