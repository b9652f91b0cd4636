import { languageOf, type Language } from '@fleet-portal/model/rules';
import type { texts } from './en.ts';

/** Words of pages that only the portal has; the model's catalogue holds all others. */
export type PortalTexts = { [Key in keyof typeof texts]: string };

const loaders: Readonly<Record<Language, () => Promise<PortalTexts>>> = {
  en: async () => (await import('./en.ts')).texts,
  de: async () => (await import('./de.ts')).texts,
  fr: async () => (await import('./fr.ts')).texts,
  es: async () => (await import('./es.ts')).texts,
  it: async () => (await import('./it.ts')).texts,
  tr: async () => (await import('./tr.ts')).texts,
  sv: async () => (await import('./sv.ts')).texts,
};

/** The portal's own words in a locale's language; English where it does not load. */
export function portalTexts(locale: string): Promise<PortalTexts> {
  return loaders[languageOf(locale)]().catch(loaders.en);
}
