import { canonicalLocale } from '../rules/locale/locale.ts';

const locales: readonly string[] = ['en-ca', 'fr-ca', 'en-us'];

/** Whether the user comes from the fleet site that this one replaces, and is told so (BAN-04). */
export function comesFromFleet(search: string, locale: string): boolean {
  return new URLSearchParams(search).has('redirectFromFleet') && locales.includes(canonicalLocale(locale));
}
