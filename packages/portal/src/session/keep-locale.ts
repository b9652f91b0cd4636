import { cookieConsent } from '@fleet-portal/model/constants';
import { whenAllowed } from '@fleet-portal/elements/consent';
import { cookieName } from './desired-locale.ts';

/** As long as the person's choice about cookies counts. */
const seconds = cookieConsent.days * 24 * 60 * 60;

/** Keeps a locale in the cookie of SES-10 once the person allows cookies of functionality (CKC-01). */
export function keepLocale(locale: string, signal: AbortSignal): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  const cookie = `${cookieName}=${locale}; path=/; max-age=${seconds}; samesite=lax${secure}`;
  whenAllowed('functionality', () => (document.cookie = cookie), { signal });
}
