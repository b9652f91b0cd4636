import type { session as english } from './en/pages/session.ts';
import { wordsFrom } from './words-from.ts';

/** What is said to somebody whose session has ended. */
export type SessionMessages = Readonly<Record<keyof typeof english, string>>;

/** The same words as the portal's pages have, for a page that has none of the others. */
export const sessionMessages = wordsFrom<'session', SessionMessages>('session', {
  en: () => import('./en/pages/session.ts'),
  de: () => import('./de/pages/session.ts'),
  fr: () => import('./fr/pages/session.ts'),
  es: () => import('./es/pages/session.ts'),
  it: () => import('./it/pages/session.ts'),
  tr: () => import('./tr/pages/session.ts'),
  sv: () => import('./sv/pages/session.ts'),
});
