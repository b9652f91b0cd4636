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

/** A separate script, which loads when the bell is first pressed; if it fails to load, each further press retries. */
const load = () => import('./Notifications.tsx');

interface NotificationsState {
  /** The number of unread notifications; null for users without notifications. */
  count: number | null;
  open: () => void;
  /** The drawer, to be rendered anywhere on the page; if its script fails to load, the message that says so. */
  drawer: ReactNode;
}

/** The bell's badge, and the drawer that it opens. */
export function useNotifications(): NotificationsState {
  const { count, refresh } = useNotificationCount();
  const person = personKey(useSession().session);
  const { entry, coming } = useNavigation();
  /**
   * Where and for whom the drawer was opened: any change closes it, even if its script is still loading. It closes when another page is
   * requested, whose heading could not take the focus past it, and on Back and Forward; a view that rewrites the address of its page does
   * not close it.
   */
  const place = [person, pathOf(entry.url), pathOf(coming.url)].join(' ');
  const [opened, setOpened] = useState<{ place: string; coming: RouteEntry } | null>(null);
  const isOpen = opened?.place === place && (opened.coming === coming || coming.how !== 'pop');
  if (opened && !isOpen) setOpened(null);
  const { script, hasFailed, ask } = useScript(load);
  const isMissing = isOpen && !script;
  const isComing = isMissing && !hasFailed;
  // A user who presses Escape or opens a menu no longer waits for it.
  useEffect(() => (isComing ? onSuperseded(() => setOpened(null)) : undefined), [isComing]);
  const open = () => {
    // Synchronous, so that even an Escape right after the press is handled.
    flushSync(() => {
      setOpened({ place, coming });
      ask();
    });
  };
  const close = () => {
    setOpened(null);
    // A page restored from the back/forward cache closes what is open, and counts once its session is known.
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
