import { timeouts } from '@fleet-portal/model/constants';
import type { Session } from '@fleet-portal/model/entities';
import { dueSignOutSchema, signOutStep, storageKeys } from '@fleet-portal/model/flows';
import { logoutHref } from '@fleet-portal/model/rules';
import { readNote, writeNote } from '../store/note-cookie.ts';
import { writeCookie } from '../store/write-cookie.ts';

const key = storageKeys.signOut;

/** What becomes of a sign-out that may not have reached the server, where it says that this is the session. */
export function dueSignOut({ SESSIONID }: Session): ReturnType<typeof signOutStep> {
  return signOutStep(readNote(key, dueSignOutSchema), SESSIONID);
}

/**
 * Leads once more to where the session ends, before anything of its person is shown.
 * @returns the session, where it has ended or goes on all the same
 * @throws where the browser does not go there
 */
export async function endDueSession(
  session: Session,
  leave = (href: string) => location.replace(href),
): Promise<Session> {
  const due = dueSignOut(session);
  if (due === 'forget') writeCookie(key, '', 0);
  const repeated = { sessionId: session.SESSIONID, isRepeated: true };
  if (due === 'repeat' && writeNote(key, repeated)) {
    leave(logoutHref());
    await new Promise((_, fail) => setTimeout(fail, timeouts.session, new Error('The session did not end.')));
  }
  return session;
}
