import type { PageMessages } from './catalogue.ts';
import { wordsFrom } from './words-from.ts';

/** The messages of the portal's pages in a language. */
export const pageMessages = wordsFrom<'pages', PageMessages>('pages', {
  en: () => import('./en/pages.ts'),
  de: () => import('./de/pages.ts'),
  fr: () => import('./fr/pages.ts'),
  es: () => import('./es/pages.ts'),
  it: () => import('./it/pages.ts'),
  tr: () => import('./tr/pages.ts'),
  sv: () => import('./sv/pages.ts'),
});
