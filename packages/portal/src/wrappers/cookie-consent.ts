import '@fleet-portal/elements/define/consent';
import { FpCookieConsent } from '@fleet-portal/elements/cookie-consent';
import { wrap } from './wrap.ts';

/** `<fp-cookie-consent>` for React. */
export const CookieConsent = wrap('fp-cookie-consent', FpCookieConsent, ['fp-cookie-consent', 'fp-navigate']);
