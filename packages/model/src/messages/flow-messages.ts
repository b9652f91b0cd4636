import type { flows as english } from './en/flows.ts';
import { loadWords, type Files } from './load-words.ts';

/** The words of the flows. */
export type FlowMessages = Readonly<Record<keyof typeof english, string>>;

const files: Files<FlowMessages> = {
  en: async () => (await import('./en/flows.ts')).flows,
  de: async () => (await import('./de/flows.ts')).flows,
  fr: async () => (await import('./fr/flows.ts')).flows,
  es: async () => (await import('./es/flows.ts')).flows,
  it: async () => (await import('./it/flows.ts')).flows,
  tr: async () => (await import('./tr/flows.ts')).flows,
  sv: async () => (await import('./sv/flows.ts')).flows,
};

/**
 * The words of the flows. A language that cannot be loaded, or that nobody knows, is English.
 * @throws where English cannot be loaded either
 */
export function flowMessages(locale: string | null | undefined): Promise<FlowMessages> {
  return loadWords(files, locale);
}
