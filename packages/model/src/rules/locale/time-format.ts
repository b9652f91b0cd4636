import { canonicalLocale } from './locale.ts';

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Where the device is now: a page that is open for days may have travelled. Too slow to be asked for each of many dates. */
export function deviceTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** A formatter of the common calendar and Latin digits, made once; a locale or time zone that nobody knows is left out. */
export function formatter(
  locale: string,
  options: Intl.DateTimeFormatOptions,
  timeZone = deviceTimeZone(),
): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options, timeZone]);
  const known = formatters.get(key);
  if (known) return known;
  const made = make(locale, options, timeZone);
  formatters.set(key, made);
  return made;
}

function make(locale: string, options: Intl.DateTimeFormatOptions, timeZone: string): Intl.DateTimeFormat {
  const common = { ...options, calendar: 'gregory', numberingSystem: 'latn' };
  const tag = isKnown(() => Intl.getCanonicalLocales(canonicalLocale(locale)))
    ? canonicalLocale(locale)
    : 'en';
  const zone = timeZone && isKnown(() => new Intl.DateTimeFormat('en', { timeZone })) ? { timeZone } : {};
  return new Intl.DateTimeFormat(tag || 'en', { ...common, ...zone });
}

function isKnown(attempt: () => unknown): boolean {
  try {
    attempt();
    return true;
  } catch {
    return false;
  }
}
