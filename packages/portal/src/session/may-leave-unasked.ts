import { leaveUnasked, storageKeys, unaskedLeaveSchema } from '@fleet-portal/model/flows';
import { readStorage, writeStorage } from '../store/browser-storage.ts';
import { readNote, writeNote } from '../store/note-cookie.ts';

const key = storageKeys.unaskedLeave;

/**
 * Notes that a new document leads on by itself, in a cookie where the storage may not be used; false where it has done so again and
 * again, and would only come back, and where that cannot be noted: nobody would see that it goes round.
 */
export function mayLeaveUnasked(href: string): boolean {
  const last = readStorage('session', key, unaskedLeaveSchema) ?? readNote(key, unaskedLeaveSchema);
  const next = leaveUnasked(last, href, Date.now());
  return next !== null && (writeStorage('session', key, next) || writeNote(key, next));
}
