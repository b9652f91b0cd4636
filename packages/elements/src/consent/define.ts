import { defineOnce } from '../internal/define.ts';
import { FpCookieConsent } from './cookie-consent.ts';
export type {} from '../events/index.ts';

defineOnce('fp-cookie-consent', FpCookieConsent);

declare global {
  interface HTMLElementTagNameMap {
    'fp-cookie-consent': FpCookieConsent;
  }
}
