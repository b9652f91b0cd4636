import { storageKeys } from '../../packages/model/src/flows/storage-keys.ts';

/** What the flows keep of somebody who has been signed in for a while, so that nothing that follows a login is due (SES-03). */
export function keepOldLogin(userId: string): void {
  forgetFlows();
  localStorage.setItem(storageKeys.lastAuth, JSON.stringify({ isSignedIn: userId !== '', userId }));
}

/** As in a browser that the portal was never open in. */
export function forgetFlows(): void {
  for (const key of Object.values(storageKeys)) {
    localStorage.removeItem(key);
    sessionStorage.removeItem(key);
    document.cookie = `${key}=; path=/; max-age=0`;
  }
}
