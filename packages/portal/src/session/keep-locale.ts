import { cookieConsent } from '@fleet-portal/model/constants';
import { whenAllowed } from '@fleet-portal/elements/consent';
import { writeCookie } from '../store/write-cookie.ts';
import { desiredLocaleCookie } from './desired-locale.ts';

/** As long as the user's decision about cookies is valid. */
const seconds = cookieConsent.days * 24 * 60 * 60;

/** Stores a locale in the cookie of SES-10 once the user allows functionality cookies (CKC-01). */
export function keepLocale(locale: string, signal: AbortSignal): void {
  whenAllowed('functionality', () => writeCookie(desiredLocaleCookie, encodeURIComponent(locale), seconds), {
    signal,
  });
}
