import { isFreshLogin, lastAuthOf, lastAuthSchema, storageKeys } from '@fleet-portal/model/flows';
import { currentUser } from '@fleet-portal/model/rules';
import { useEffect } from 'react';
import { useSession } from '../session/session-context.ts';
import { readStorage, writeStorage } from '../store/browser-storage.ts';

/** Stores who is signed in, on every page, and sets the preference flag for a user who has just signed in (SES-03, CON-01). */
export function useLastAuth(): void {
  const { session } = useSession();
  useEffect(() => {
    const now = lastAuthOf(session);
    if (!now) return;
    const userId = currentUser(session)?.userId ?? '';
    const previous = readStorage('local', storageKeys.lastAuth, lastAuthSchema);
    if (userId && isFreshLogin(previous, session))
      writeStorage('local', storageKeys.preferenceDue, { userId });
    writeStorage('local', storageKeys.lastAuth, now);
  }, [session]);
}
