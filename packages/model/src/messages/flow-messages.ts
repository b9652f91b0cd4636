import type { flows as english } from './en/flows.ts';
import { wordsFrom } from './words-from.ts';

/** The messages of the flows. */
export type FlowMessages = Readonly<Record<keyof typeof english, string>>;

/** The messages of the flows in a language. */
export const flowMessages = wordsFrom<'flows', FlowMessages>('flows', {
  en: () => import('./en/flows.ts'),
  de: () => import('./de/flows.ts'),
  fr: () => import('./fr/flows.ts'),
  es: () => import('./es/flows.ts'),
  it: () => import('./it/flows.ts'),
  tr: () => import('./tr/flows.ts'),
  sv: () => import('./sv/flows.ts'),
});
