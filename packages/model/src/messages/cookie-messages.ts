import type { cookies as english } from './en/cookies.ts';
import { languagePart, pseudoLocale, type Language } from '../rules/locale/locale.ts';

/** The words of the cookie consent. */
export type CookieMessages = typeof english;

const loaders: Readonly<Record<Language, () => Promise<{ cookies: CookieMessages }>>> = {
  en: () => import('./en/cookies.ts'),
  de: () => import('./de/cookies.ts'),
  fr: () => import('./fr/cookies.ts'),
  es: () => import('./es/cookies.ts'),
  it: () => import('./it/cookies.ts'),
  tr: () => import('./tr/cookies.ts'),
  sv: () => import('./sv/cookies.ts'),
};

/**
 * The words of the cookie consent. A language that cannot be loaded, or that nobody knows, is English.
 * @throws where English cannot be loaded either
 */
export async function cookieMessages(locale: string | null | undefined): Promise<CookieMessages> {
  const part = languagePart(locale);
  const load = Object.hasOwn(loaders, part) ? loaders[part as Language] : loaders.en;
  const { cookies } = await load().catch(loaders.en);
  if (String(locale).toLowerCase() !== pseudoLocale) return cookies;
  return (await import('./pseudo.ts')).pseudo(cookies);
}
