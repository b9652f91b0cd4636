import type { BarMessages } from './catalogue.ts';
import { languageKey, loadedOrLoad } from './shell-languages.ts';

/** The few words of the header's bars: English at once, another language as `shellMessages` has it. */
export function barMessages(locale: string): BarMessages | Promise<BarMessages> {
  return loadedOrLoad(languageKey(locale));
}
