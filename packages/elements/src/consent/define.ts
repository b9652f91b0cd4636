import { defineOnce } from '../internal/define.ts';
import { FpCookieConsent } from './cookie-consent.ts';

defineOnce('fp-cookie-consent', FpCookieConsent);
