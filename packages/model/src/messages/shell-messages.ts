import type { BarMessages, ShellMessages } from './catalogue.ts';
import { shell as english } from './en/shell.ts';
import { languageKey, loadedOrLoad } from './shell-languages.ts';

/**
 * The messages of header, footer and menus. English and languages that are already loaded come at once, others as a
 * promise; English replaces a language that is unknown or cannot be loaded.
 */
export function shellMessages(locale: string): ShellMessages | Promise<ShellMessages> {
  const words = loadedOrLoad(languageKey(locale));
  return 'then' in words ? words.then(whole) : whole(words);
}

function whole(words: ShellMessages | BarMessages): ShellMessages {
  return 'menu' in words ? words : english;
}
