import { timeouts } from '@fleet-portal/model/constants';
import type { Session } from '@fleet-portal/model/entities';
import { dueSignOutSchema, signOutStep, storageKeys } from '@fleet-portal/model/flows';
import { logoutHref } from '@fleet-portal/model/rules';
import { readStorage, writeStorage } from '../store/browser-storage.ts';
import { readNote, writeNote } from '../store/note-cookie.ts';
import { writeCookie } from '../store/write-cookie.ts';

const key = storageKeys.signOut;
const dueNow = () => readNote(key, dueSignOutSchema);

/** What to do about a sign-out that may not have reached the server, given the session that the server reports. */
export function dueSignOut({ SESSIONID }: Session): ReturnType<typeof signOutStep> {
  return signOutStep(dueNow(), SESSIONID, readStorage('session', key, dueSignOutSchema));
}

/**
 * Repeats a due sign-out once by opening the logout address again, before anything of the user is shown. Tabs that open together each do;
 * once one of them has come back, or if the tab's storage is not available, the cookie tells the others not to.
 * @returns the session, unless the sign-out is repeated
 * @throws if the browser does not open that address in time
 */
export async function endDueSession(
  session: Session,
  leave = (href: string) => location.replace(href),
): Promise<Session> {
  const due = dueNow();
  const step = dueSignOut(session);
  const tellAll = () => writeNote(key, { ...due, isRepeated: true });
  if (step === 'forget') writeCookie(key, '', 0);
  if (step === 'say') tellAll();
  if (step === 'repeat' && (writeStorage('session', key, due) || tellAll())) {
    leave(logoutHref());
    await new Promise((_, fail) => setTimeout(fail, timeouts.session, new Error('The session did not end.')));
  }
  return session;
}
