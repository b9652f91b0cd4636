import { putConsents } from '@fleet-portal/model/api';
import { type AccountApi, consentItems, type Consents } from '@fleet-portal/model/rules';
import { storageKeys } from '@fleet-portal/model/flows';
import { writeStorage } from '../store/browser-storage.ts';

/** The newest save of each company; it ends after those before it. */
const newest = new Map<string, Promise<boolean>>();

/**
 * Saves a company's choice, and forgets that it was to be asked for (CON-01). Saves go out one after the other, whichever
 * part of the portal asks, so that the last choice is the one that the service keeps; of those that wait only the newest is sent.
 * @returns whether it was sent; false where a newer choice goes out in its place
 * @throws ApiFailure
 */
export function saveConsents(api: AccountApi, companyId: string, consents: Consents): Promise<boolean> {
  const before = newest.get(companyId);
  const saving = send();
  newest.set(companyId, saving);
  return saving;

  async function send(): Promise<boolean> {
    await before?.catch(() => undefined);
    if (newest.get(companyId) !== saving) return false;
    try {
      await putConsents(api, companyId, consentItems(consents));
      writeStorage('local', storageKeys.preferenceDue, null);
      return true;
    } finally {
      if (newest.get(companyId) === saving) newest.delete(companyId);
    }
  }
}

/** Waits for the saves of a company that are under way, whatever becomes of them. */
export async function consentsSaved(companyId: string): Promise<void> {
  await newest.get(companyId)?.catch(() => undefined);
}
