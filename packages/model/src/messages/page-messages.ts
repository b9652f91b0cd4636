import type { PageMessages } from './catalogue.ts';
import { languageOf, pseudoLocale, type Language } from '../rules/locale/locale.ts';

const loaders: Readonly<Record<Language, () => Promise<PageMessages>>> = {
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
export async function pageMessages(locale: string): Promise<PageMessages> {
  if (locale.toLowerCase() === pseudoLocale) return pseudoEnglish();
  try {
    return await loaders[languageOf(locale)]();
  } catch {
    return loaders.en();
  }
}

async function pseudoEnglish(): Promise<PageMessages> {
  const [{ pseudo }, english] = await Promise.all([import('./pseudo.ts'), loaders.en()]);
  return pseudo(english);
}
