import type { BarMessages } from './catalogue.ts';
import { languageKey, loadedOrLoad } from './shell-languages.ts';

/** The few messages of the header's bars: English at once, other languages like `shellMessages`. */
export function barMessages(locale: string): BarMessages | Promise<BarMessages> {
  return loadedOrLoad(languageKey(locale));
}
