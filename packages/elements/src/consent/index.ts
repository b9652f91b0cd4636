export type {} from './define.ts';
export type { CookieNames, FpCookieConsent } from './cookie-consent.ts';
export * from '../events/cookie-consent-event.ts';
export * from './gate.ts';
export * from './read-cookies.ts';
export * from './start.ts';
