import { getNotificationsCount } from '@fleet-portal/model/api';
import { showsNotifications } from '@fleet-portal/model/rules';
import { useCallback, useEffect, useState } from 'react';
import { usePortal } from '../context/portal-context.ts';
import { useSession } from '../session/session-context.ts';

/** Asks the portal to count anew; for views and other scripts that have changed what the person is told. */
const requestNotifications = 'fpg-request-refresh-notifications';

/**
 * How many notifications are unread: null for people without notifications (GAT-11), 0 while it is not known. Every `refresh`
 * and every request of the page asks again (NTF-07); a failure leaves the last count.
 */
export function useNotificationCount(): { count: number | null; refresh: () => void } {
  const { environment, market } = usePortal();
  const { session } = useSession();
  const [count, setCount] = useState(0);
  const [turn, setTurn] = useState(0);
  const refresh = useCallback(() => setTurn((before) => before + 1), []);
  const hasNotifications = showsNotifications(market, session);

  useEffect(() => {
    window.addEventListener(requestNotifications, refresh);
    return () => window.removeEventListener(requestNotifications, refresh);
  }, [refresh]);
  useEffect(() => {
    if (!hasNotifications) return undefined;
    const stop = new AbortController();
    getNotificationsCount(environment.ENV_BASE_URL, { signal: stop.signal })
      .then(setCount)
      .catch((error: unknown) => {
        if (!stop.signal.aborted)
          console.warn(`The number of unread notifications is not shown: ${String(error)}`);
      });
    return () => stop.abort();
  }, [environment, hasNotifications, session.SESSIONID, turn]);

  return { count: hasNotifications ? count : null, refresh };
}

declare global {
  interface WindowEventMap {
    'fpg-request-refresh-notifications': Event;
  }
}
