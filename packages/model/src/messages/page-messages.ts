import type { PageMessages } from './catalogue.ts';
import { wordsFrom } from './words-from.ts';

/** The words of the portal's pages in a language. */
export const pageMessages = wordsFrom<PageMessages>({
  en: async () => (await import('./en/pages.ts')).pages,
  de: async () => (await import('./de/pages.ts')).pages,
  fr: async () => (await import('./fr/pages.ts')).pages,
  es: async () => (await import('./es/pages.ts')).pages,
  it: async () => (await import('./it/pages.ts')).pages,
  tr: async () => (await import('./tr/pages.ts')).pages,
  sv: async () => (await import('./sv/pages.ts')).pages,
});
