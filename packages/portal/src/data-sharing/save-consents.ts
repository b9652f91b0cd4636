import { putConsents } from '@fleet-portal/model/api';
import { type AccountApi, consentItems, type Consents } from '@fleet-portal/model/rules';
import { isOwn, lastAuthSchema, ownerSchema, storageKeys } from '@fleet-portal/model/flows';
import { readStorage, writeStorage } from '../store/browser-storage.ts';

/** The newest save of each company; it finishes after the earlier ones. */
const newest = new Map<string, Promise<boolean>>();

/**
 * Saves a company's choice, and clears the flag to ask for it (CON-01). Saves are sent one after the other, whichever part of
 * the portal requests them, so that the service keeps the last choice; of the waiting ones only the newest is sent.
 * A waiting choice is dropped when its user is gone, and a late one does not clear the next user's flag.
 * @returns whether it was sent; false if a newer choice is sent instead, or another user is there
 * @throws ApiFailure
 */
export function saveConsents(api: AccountApi, companyId: string, consents: Consents): Promise<boolean> {
  const before = newest.get(companyId);
  const userId = lastUser();
  const saving = send();
  newest.set(companyId, saving);
  return saving;

  async function send(): Promise<boolean> {
    await before?.catch(() => undefined);
    if (newest.get(companyId) !== saving || lastUser() !== userId) return false;
    try {
      await putConsents(api, companyId, consentItems(consents));
      const due = readStorage('local', storageKeys.preferenceDue, ownerSchema);
      if (isOwn(due, userId)) writeStorage('local', storageKeys.preferenceDue, null);
      return true;
    } finally {
      if (newest.get(companyId) === saving) newest.delete(companyId);
    }
  }
}

/** The id of the user who was signed in last; '' for a visitor. */
function lastUser(): string {
  return readStorage('local', storageKeys.lastAuth, lastAuthSchema)?.userId ?? '';
}

/** Waits for a company's pending saves, whether they succeed or fail. */
export async function consentsSaved(companyId: string): Promise<void> {
  await newest.get(companyId)?.catch(() => undefined);
}
