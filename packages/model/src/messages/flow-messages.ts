import type { flows as english } from './en/flows.ts';
import { languageOf, pseudoLocale, type Language } from '../rules/locale/locale.ts';

/** The words of the flows. */
export type FlowMessages = Readonly<Record<keyof typeof english, string>>;

const loaders: Readonly<Record<Language, () => Promise<{ flows: FlowMessages }>>> = {
  en: () => import('./en/flows.ts'),
  de: () => import('./de/flows.ts'),
  fr: () => import('./fr/flows.ts'),
  es: () => import('./es/flows.ts'),
  it: () => import('./it/flows.ts'),
  tr: () => import('./tr/flows.ts'),
  sv: () => import('./sv/flows.ts'),
};

/**
 * The words of the flows. A language that cannot be loaded, or that nobody knows, is English.
 * @throws where English cannot be loaded either
 */
export async function flowMessages(locale: string): Promise<FlowMessages> {
  const { flows } = await loaders[languageOf(locale)]().catch(loaders.en);
  if (locale.toLowerCase() !== pseudoLocale) return flows;
  return (await import('./pseudo.ts')).pseudo(flows);
}
