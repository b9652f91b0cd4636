import { getPrimaryUsers } from '@fleet-portal/model/api';
import { currentUser, isBlueStarAdmin } from '@fleet-portal/model/rules';
import { useEffect, useState } from 'react';
import { usePortal } from '../context/portal-context.ts';
import { useSession } from '../session/session-context.ts';

/** Whether the person is their fleet's Blue Star admin; false until the primary-users list says so (GAT-12). */
export function useBlueStarAdmin(): boolean {
  const { ENV_BASE_URL: base, ACCOUNT_API_BASE_URL: accountApi } = usePortal().environment;
  const { session } = useSession();
  const [admin, setAdmin] = useState<{ userId: string } | null>(null);
  const userId = currentUser(session)?.userId ?? '';

  useEffect(() => {
    if (!userId) return undefined;
    const stop = new AbortController();
    getPrimaryUsers({ base, accountApi }, { signal: stop.signal })
      .then((users) => setAdmin(isBlueStarAdmin(users, userId) ? { userId } : null))
      .catch((error: unknown) => {
        if (!stop.signal.aborted) console.warn(`Nobody is known as Blue Star admin: ${String(error)}`);
      });
    return () => stop.abort();
  }, [accountApi, base, userId]);
  return userId !== '' && admin?.userId === userId;
}
