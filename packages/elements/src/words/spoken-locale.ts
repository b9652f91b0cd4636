import { localeText, shownLocale } from '@fleet-portal/model/rules';

type Speaking = Element & { locale: string | null };

const told = new WeakSet<Element>();

/** The locale of an element without a market: its own, else American English. */
export function spokenLocale(element: Speaking): string {
  checkLocale(element);
  return shownLocale(element.locale, null);
}

/** Reports on the console, once per element, a locale that is not a string; the element then acts as if none were set. */
export function checkLocale(element: Speaking): void {
  const { locale, localName } = element;
  if ((locale ?? '') === '' || localeText(locale) || told.has(element)) return;
  told.add(element);
  console.error(`<${localName}>: its locale is no text.`);
}
