import type { session as english } from './en/pages/session.ts';
import { wordsFrom } from './words-from.ts';

/** The messages shown when the session has ended. */
export type SessionMessages = Readonly<Record<keyof typeof english, string>>;

/** The same messages as in `pageMessages`, for a page that needs only these. */
export const sessionMessages = wordsFrom<'session', SessionMessages>('session', {
  en: () => import('./en/pages/session.ts'),
  de: () => import('./de/pages/session.ts'),
  fr: () => import('./fr/pages/session.ts'),
  es: () => import('./es/pages/session.ts'),
  it: () => import('./it/pages/session.ts'),
  tr: () => import('./tr/pages/session.ts'),
  sv: () => import('./sv/pages/session.ts'),
});
