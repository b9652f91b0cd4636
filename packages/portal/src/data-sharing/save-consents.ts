import { putConsents } from '@fleet-portal/model/api';
import { type AccountApi, consentItems, type Consents } from '@fleet-portal/model/rules';
import { isOwn, lastAuthSchema, ownerSchema, storageKeys } from '@fleet-portal/model/flows';
import { readStorage, writeStorage } from '../store/browser-storage.ts';

/** The newest save of each company; it ends after those before it. */
const newest = new Map<string, Promise<boolean>>();

/**
 * Saves a company's choice, and forgets that it was to be asked for (CON-01). Saves go out one after the other, whichever
 * part of the portal asks, so that the last choice is the one that the service keeps; of those that wait only the newest is sent.
 * A choice that still waits goes with its person, and a late one leaves the next person's flag alone.
 * @returns whether it was sent; false where a newer choice goes out in its place, or another person is there
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

/** Who was signed in last; '' for a visitor. */
function lastUser(): string {
  return readStorage('local', storageKeys.lastAuth, lastAuthSchema)?.userId ?? '';
}

/** Waits for the saves of a company that are under way, whatever becomes of them. */
export async function consentsSaved(companyId: string): Promise<void> {
  await newest.get(companyId)?.catch(() => undefined);
}
