import { onSuperseded } from '@fleet-portal/elements/superseded';
import { personKey } from '@fleet-portal/model/rules';
import { useEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useNavigation } from '../router/navigation-context.ts';
import { pathOf, type RouteEntry } from '../router/route-entry.ts';
import { useSession } from '../session/session-context.ts';
import { isPageHidden } from '../session/use-restored-page.ts';
import { OptionalPart } from '../loading/OptionalPart.tsx';
import { PartFailure } from '../loading/PartFailure.tsx';
import { useScript } from '../loading/use-script.ts';
import { useNotificationCount } from './use-notification-count.ts';

/** A script of its own, which loads with the first press of the bell; where it did not come, with the next one. */
const load = () => import('./Notifications.tsx');

interface NotificationsState {
  /** How many are unread; null for people without notifications. */
  count: number | null;
  open: () => void;
  /** Stands anywhere on the page; in place of a drawer whose script does not come, what says so. */
  drawer: ReactNode;
}

/** The bell's badge, and the drawer that it opens. */
export function useNotifications(): NotificationsState {
  const { count, refresh } = useNotificationCount();
  const person = personKey(useSession().session);
  const { entry, coming } = useNavigation();
  /**
   * Where the drawer was opened, and for whom: what comes after closes it, however late its script is. It closes when another
   * page is asked for, whose heading could not take the focus past it, and with Back and Forward; what a view writes into the address
   * of its page does not close it.
   */
  const place = [person, pathOf(entry.url), pathOf(coming.url)].join(' ');
  const [opened, setOpened] = useState<{ place: string; coming: RouteEntry } | null>(null);
  const isOpen = opened?.place === place && (opened.coming === coming || coming.how !== 'pop');
  if (opened && !isOpen) setOpened(null);
  const { script, hasFailed, ask } = useScript(load);
  const isMissing = isOpen && !script;
  const isComing = isMissing && !hasFailed;
  // Who presses Escape or opens a menu waits for it no longer.
  useEffect(() => (isComing ? onSuperseded(() => setOpened(null)) : undefined), [isComing]);
  const open = () => {
    // An Escape right after the press is heard, too.
    flushSync(() => {
      setOpened({ place, coming });
      ask();
    });
  };
  const close = () => {
    setOpened(null);
    // A page from the browser's memory closes what is open, and counts once it is known who is there.
    if (!isPageHidden()) refresh();
  };

  const drawer = count !== null && (
    <OptionalPart>
      {script && <script.default key={person} isOpen={isOpen} onClose={close} onChange={refresh} />}
      {isMissing && hasFailed && <PartFailure onRetry={ask} onClose={close} />}
    </OptionalPart>
  );
  return { count, open, drawer };
}
