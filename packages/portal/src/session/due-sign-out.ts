import { timeouts } from '@fleet-portal/model/constants';
import type { Session } from '@fleet-portal/model/entities';
import { dueSignOutSchema, signOutStep, storageKeys } from '@fleet-portal/model/flows';
import { logoutHref } from '@fleet-portal/model/rules';
import { readStorage, writeStorage } from '../store/browser-storage.ts';
import { readNote, writeNote } from '../store/note-cookie.ts';
import { writeCookie } from '../store/write-cookie.ts';

const key = storageKeys.signOut;

/** What to do about a sign-out that may not have reached the server, given the session that the server reports. */
export function dueSignOut({ SESSIONID }: Session): ReturnType<typeof signOutStep> {
  const due = readNote(key, dueSignOutSchema);
  return signOutStep(due, SESSIONID, readStorage('session', key, dueSignOutSchema) ?? due);
}

/**
 * Repeats a due sign-out once in each tab by opening the logout address again, before anything of the user is shown. If the tab's storage
 * is not available, the cookie records the repetition for all tabs.
 * @returns the session, unless the sign-out is repeated
 * @throws if the browser does not open that address in time
 */
export async function endDueSession(
  session: Session,
  leave = (href: string) => location.replace(href),
): Promise<Session> {
  const due = dueSignOut(session);
  if (due === 'forget') writeCookie(key, '', 0);
  const repeated = { sessionId: session.SESSIONID, isRepeated: true };
  if (due === 'repeat' && (writeStorage('session', key, repeated) || writeNote(key, repeated))) {
    leave(logoutHref());
    await new Promise((_, fail) => setTimeout(fail, timeouts.session, new Error('The session did not end.')));
  }
  return session;
}
