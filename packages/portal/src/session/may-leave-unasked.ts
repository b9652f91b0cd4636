import { leaveUnasked, storageKeys, unaskedLeaveSchema } from '@fleet-portal/model/flows';
import { readStorage, writeStorage } from '../store/browser-storage.ts';
import { readNote, writeNote } from '../store/note-cookie.ts';

const key = storageKeys.unaskedLeave;

/**
 * Records that the portal opens a new document by itself, in a cookie if the storage is not available. False if it has done so repeatedly
 * and would only come back, or if that cannot be recorded: a redirect loop would go unnoticed.
 */
export function mayLeaveUnasked(href: string): boolean {
  const last = readStorage('session', key, unaskedLeaveSchema) ?? readNote(key, unaskedLeaveSchema);
  const next = leaveUnasked(last, href, Date.now());
  return next !== null && (writeStorage('session', key, next) || writeNote(key, next));
}
