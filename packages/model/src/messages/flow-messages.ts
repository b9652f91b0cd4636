import type { flows as english } from './en/flows.ts';
import { wordsFrom } from './words-from.ts';

/** The words of the flows. */
export type FlowMessages = Readonly<Record<keyof typeof english, string>>;

/** The words of the flows in a language. */
export const flowMessages = wordsFrom<FlowMessages>({
  en: async () => (await import('./en/flows.ts')).flows,
  de: async () => (await import('./de/flows.ts')).flows,
  fr: async () => (await import('./fr/flows.ts')).flows,
  es: async () => (await import('./es/flows.ts')).flows,
  it: async () => (await import('./it/flows.ts')).flows,
  tr: async () => (await import('./tr/flows.ts')).flows,
  sv: async () => (await import('./sv/flows.ts')).flows,
});
