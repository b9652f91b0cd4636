import type { Session } from '@fleet-portal/model/entities';
import { currentUser, nameAndMessageOf } from '@fleet-portal/model/rules';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { UpdateSession } from './update-session.ts';

interface GroupMembershipsOptions {
  session: Session;
  base: string;
  /** Another number requests them again, even if they are known. */
  turn: number;
  update: UpdateSession;
}

/** Requests the user's groups once if the session lacks them, and again on each turn; a failure gives an empty list (SES-04). */
export function useGroupMemberships({ session, base, turn, update }: GroupMembershipsOptions): void {
  const user = currentUser(session);
  const sessionId = user?.userId ? (session.SESSIONID ?? '') : '';
  const mayBeMissing = useEffectEvent(() => user?.groupMemberships.length === 0);
  const lastSession = useRef('');

  useEffect(() => {
    if (!sessionId) return;
    const isFirst = lastSession.current !== sessionId;
    lastSession.current = sessionId;
    if (isFirst && !mayBeMissing()) return;
    const overtaken = new AbortController();
    const { signal } = overtaken;
    const load = async () => {
      const { getGroupMemberships, withGroupMemberships } = await import('./group-memberships.ts');
      const groups = await getGroupMemberships(base, { signal }).catch(() => []);
      if (!signal.aborted) update(sessionId, (now) => withGroupMemberships(now, groups));
    };
    load().catch((error: unknown) =>
      console.warn(`The person’s groups are not known: ${nameAndMessageOf(error)}`),
    );
    return () => overtaken.abort();
  }, [base, sessionId, turn, update]);
}
