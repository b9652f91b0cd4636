import { localeText, shownLocale } from '@fleet-portal/model/rules';

type Speaking = Element & { locale: string | null };

const told = new WeakSet<Element>();

/** The language that an element without a market speaks: its own locale, else American English. */
export function spokenLocale(element: Speaking): string {
  checkLocale(element);
  return shownLocale(element.locale, null);
}

/** Says on the console, once an element, that its locale is no text; it speaks then as if none were set. */
export function checkLocale(element: Speaking): void {
  const { locale, localName } = element;
  if ((locale ?? '') === '' || localeText(locale) || told.has(element)) return;
  told.add(element);
  console.error(`<${localName}>: its locale is no text.`);
}
