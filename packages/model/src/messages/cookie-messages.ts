import type { cookies as english } from './en/cookies.ts';
import { wordsFrom } from './words-from.ts';

/** The words of the cookie consent. */
export type CookieMessages = Readonly<Record<keyof typeof english, string>>;

/** The words of the cookie consent in a language. */
export const cookieMessages = wordsFrom<CookieMessages>({
  en: async () => (await import('./en/cookies.ts')).cookies,
  de: async () => (await import('./de/cookies.ts')).cookies,
  fr: async () => (await import('./fr/cookies.ts')).cookies,
  es: async () => (await import('./es/cookies.ts')).cookies,
  it: async () => (await import('./it/cookies.ts')).cookies,
  tr: async () => (await import('./tr/cookies.ts')).cookies,
  sv: async () => (await import('./sv/cookies.ts')).cookies,
});
