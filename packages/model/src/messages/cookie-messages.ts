import type { cookies as english } from './en/cookies.ts';
import { wordsFrom } from './words-from.ts';

/** The messages of the cookie consent. */
export type CookieMessages = Readonly<Record<keyof typeof english, string>>;

/** The messages of the cookie consent in a language. */
export const cookieMessages = wordsFrom<'cookies', CookieMessages>('cookies', {
  en: () => import('./en/cookies.ts'),
  de: () => import('./de/cookies.ts'),
  fr: () => import('./fr/cookies.ts'),
  es: () => import('./es/cookies.ts'),
  it: () => import('./it/cookies.ts'),
  tr: () => import('./tr/cookies.ts'),
  sv: () => import('./sv/cookies.ts'),
});
