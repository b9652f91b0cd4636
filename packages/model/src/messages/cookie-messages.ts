import type { cookies as english } from './en/cookies.ts';
import { loadWords, type Files } from './load-words.ts';

/** The words of the cookie consent. */
export type CookieMessages = Readonly<Record<keyof typeof english, string>>;

const files: Files<CookieMessages> = {
  en: async () => (await import('./en/cookies.ts')).cookies,
  de: async () => (await import('./de/cookies.ts')).cookies,
  fr: async () => (await import('./fr/cookies.ts')).cookies,
  es: async () => (await import('./es/cookies.ts')).cookies,
  it: async () => (await import('./it/cookies.ts')).cookies,
  tr: async () => (await import('./tr/cookies.ts')).cookies,
  sv: async () => (await import('./sv/cookies.ts')).cookies,
};

/**
 * The words of the cookie consent. A language that cannot be loaded, or that nobody knows, is English.
 * @throws where English cannot be loaded either
 */
export function cookieMessages(locale: string | null | undefined): Promise<CookieMessages> {
  return loadWords(files, locale);
}
