import { getNotificationsCount, hearNotifications } from '@fleet-portal/model/api';
import { personKey, showsNotifications } from '@fleet-portal/model/rules';
import { useEffect, useMemo, useReducer } from 'react';
import { usePortal } from '../context/portal-context.ts';
import { useAnswer } from '../loading/use-answer.ts';
import { useSession } from '../session/session-context.ts';

/** Makes the portal count and list the notifications again; dispatched by views and other scripts that have changed them. */
export const requestNotifications = 'fpg-request-refresh-notifications';

/**
 * The number of unread notifications: null for users without notifications (GAT-11), 0 while it is unknown. It is requested again on each
 * `refresh`, each request of the page, each return to it, each change in another tab, and with another session or company (NTF-07); after a
 * failure, the last count of the same company stays.
 */
export function useNotificationCount(): { count: number | null; refresh: () => void } {
  const { environment, market } = usePortal();
  const base = environment.ENV_BASE_URL;
  const { session, returns } = useSession();
  const [turn, refresh] = useReducer((count: number) => count + 1, 0);
  const hasNotifications = showsNotifications(market, session);

  useEffect(() => {
    const stop = new AbortController();
    addEventListener(requestNotifications, refresh, stop);
    hearNotifications(() => dispatchEvent(new Event(requestNotifications)), stop.signal);
    return () => stop.abort();
  }, [refresh]);
  const ask = useMemo(
    () => (hasNotifications ? (signal: AbortSignal) => getNotificationsCount(base, { signal }) : null),
    [base, hasNotifications],
  );
  const count = useAnswer({
    ask,
    about: personKey(session),
    again: `${turn} ${returns} ${session.SESSIONID}`,
    warning: 'The number of unread notifications is not shown',
  });
  return { count: hasNotifications ? (count ?? 0) : null, refresh };
}

declare global {
  interface WindowEventMap {
    'fpg-request-refresh-notifications': Event;
  }
}
