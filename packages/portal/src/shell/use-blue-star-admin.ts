import { getPrimaryUsers } from '@fleet-portal/model/api';
import { currentUser, isBlueStarAdmin, personKey } from '@fleet-portal/model/rules';
import { useMemo } from 'react';
import { useAccountApi } from '../context/use-account-api.ts';
import { useSession } from '../session/session-context.ts';
import { useAnswer } from '../loading/use-answer.ts';

/** Whether the user is their company's Blue Star admin; false until its primary-users list says so (GAT-12). */
export function useBlueStarAdmin(): boolean {
  const api = useAccountApi();
  const { session } = useSession();
  const userId = currentUser(session)?.userId ?? '';
  const isKnown = userId !== '';
  const ask = useMemo(
    () => (isKnown ? (signal: AbortSignal) => getPrimaryUsers(api, { signal }) : null),
    [api, isKnown],
  );
  const users = useAnswer({
    ask,
    about: personKey(session),
    again: session.SESSIONID,
    warning: 'Nobody is known as Blue Star admin',
  });
  return isBlueStarAdmin(users ?? [], userId);
}
