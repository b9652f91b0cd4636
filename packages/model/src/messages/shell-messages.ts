import type { BarMessages, ShellMessages } from './catalogue.ts';
import { shell as english } from './en/shell.ts';
import { languageKey, loadedOrLoad } from './shell-languages.ts';

/**
 * The words of header, footer and menus. English and what was loaded before come at once, another language as a
 * promise; a language that cannot be loaded, or that nobody knows, is English.
 */
export function shellMessages(locale: string): ShellMessages | Promise<ShellMessages> {
  const words = loadedOrLoad(languageKey(locale));
  return 'then' in words ? words.then(whole) : whole(words);
}

function whole(words: ShellMessages | BarMessages): ShellMessages {
  return 'menu' in words ? words : english;
}
