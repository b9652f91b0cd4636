import type { session as english } from './en/pages/session.ts';
import { wordsFrom } from './words-from.ts';

/** What is said to somebody whose session has ended. */
export type SessionMessages = Readonly<Record<keyof typeof english, string>>;

/** The same words as the portal's pages have, for a page that has none of the others. */
export const sessionMessages = wordsFrom<SessionMessages>({
  en: async () => (await import('./en/pages/session.ts')).session,
  de: async () => (await import('./de/pages/session.ts')).session,
  fr: async () => (await import('./fr/pages/session.ts')).session,
  es: async () => (await import('./es/pages/session.ts')).session,
  it: async () => (await import('./it/pages/session.ts')).session,
  tr: async () => (await import('./tr/pages/session.ts')).session,
  sv: async () => (await import('./sv/pages/session.ts')).session,
});
