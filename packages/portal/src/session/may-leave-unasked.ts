import { leaveUnasked, storageKeys, unaskedLeaveSchema } from '@fleet-portal/model/flows';
import { readStorage, writeStorage } from '../store/browser-storage.ts';

/**
 * Notes that a new document leads on by itself; false where it has done so again and again, and would only come back, and where
 * that cannot be noted: nobody would see that it goes round.
 */
export function mayLeaveUnasked(href: string): boolean {
  const last = readStorage('session', storageKeys.unaskedLeave, unaskedLeaveSchema);
  const next = leaveUnasked(last, href, Date.now());
  return next !== null && writeStorage('session', storageKeys.unaskedLeave, next);
}
