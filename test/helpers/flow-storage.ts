import { storageKeys } from '../../packages/model/src/flows/storage-keys.ts';

/** Stores the state of a user who signed in a while ago, so that no flow that follows a login is due (SES-03). */
export function keepOldLogin(userId: string): void {
  forgetFlows();
  localStorage.setItem(storageKeys.lastAuth, JSON.stringify({ isSignedIn: userId !== '', userId }));
}

/** Clears the state of all flows, as in a browser that never opened the portal. */
export function forgetFlows(): void {
  for (const key of Object.values(storageKeys)) {
    localStorage.removeItem(key);
    sessionStorage.removeItem(key);
    document.cookie = `${key}=; path=/; max-age=0`;
  }
}
