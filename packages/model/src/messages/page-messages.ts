import type { PageMessages } from './catalogue.ts';
import { loadWords, type Files } from './load-words.ts';

const files: Files<PageMessages> = {
  en: async () => (await import('./en/pages.ts')).pages,
  de: async () => (await import('./de/pages.ts')).pages,
  fr: async () => (await import('./fr/pages.ts')).pages,
  es: async () => (await import('./es/pages.ts')).pages,
  it: async () => (await import('./it/pages.ts')).pages,
  tr: async () => (await import('./tr/pages.ts')).pages,
  sv: async () => (await import('./sv/pages.ts')).pages,
};

/**
 * The words of the portal's pages. A language that cannot be loaded, or that nobody knows, is English.
 * @throws where English cannot be loaded either
 */
export function pageMessages(locale: string | null | undefined): Promise<PageMessages> {
  return loadWords(files, locale);
}
