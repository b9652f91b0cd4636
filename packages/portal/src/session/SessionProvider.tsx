import { isSignedIn } from '@fleet-portal/model/rules';
import { Fragment, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useStore } from '../store/use-store.ts';
import { SessionContext, type SessionState } from './session-context.ts';
import { createSessionStore, type SessionStoreOptions } from './session-store.ts';
import { useGroupMemberships } from './use-group-memberships.ts';
import { useRestoredPage } from './use-restored-page.ts';
import { useUnauthorizedCalls } from './use-unauthorized-calls.ts';
import { useUserInfoRefresh } from './use-user-info-refresh.ts';

interface SessionProviderProps extends SessionStoreOptions {
  children: ReactNode;
}

/** Provides the session to the portal. Its store uses the `initial`, `base` and `leave` of the first render. */
export function SessionProvider({ initial, base, leave: goTo, children }: SessionProviderProps) {
  const [store] = useState(() => createSessionStore({ initial, base, leave: goTo }));
  const { update } = store;
  const now = useStore(store);
  const { session } = now;
  useEffect(() => store.listen(), [store]);
  useUnauthorizedCalls(store.lose);
  useRestoredPage(now, store);

  useGroupMemberships({ session, base, turn: now.turn, update });
  useUserInfoRefresh({
    sessionId: session.SESSIONID ?? '',
    base,
    update,
    onUpdated: store.detailsCame,
    onOther: store.check,
  });

  const state = useMemo<SessionState>(
    () => ({ ...store, ...now, isSignedIn: isSignedIn(now.session) }),
    [now, store],
  );
  // Remounts everything for another user, so that nothing of the previous one stays.
  return (
    <SessionContext value={state}>
      <Fragment key={now.person.before}>{children}</Fragment>
    </SessionContext>
  );
}
