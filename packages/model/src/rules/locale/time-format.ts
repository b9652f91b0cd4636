import { canonicalLocale } from './locale.ts';

const formatters = new Map<string, Intl.DateTimeFormat>();

/** The device's current time zone, which may change while a page is open for days. Too slow to look up for each of many dates. */
export function deviceTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** A cached formatter with the Gregorian calendar and Latin digits; an unknown locale or time zone is ignored. */
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
