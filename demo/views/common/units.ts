const kilometersInMile = 1.609_344;
const millimetersInInch = 25.4;

/** The country of a locale: `us` of `es-us`; an empty text where it names none. */
export function countryOf(locale: string): string {
  return new Intl.Locale(locale).region?.toLowerCase() ?? '';
}

const isInMiles = (locale: string) => ['us', 'gb'].includes(countryOf(locale));

/** A distance as the country's road signs have it. */
export function distanceText(kilometers: number, locale: string): string {
  const unit = isInMiles(locale) ? 'mile' : 'kilometer';
  const count = Math.round(isInMiles(locale) ? kilometers / kilometersInMile : kilometers);
  return new Intl.NumberFormat(locale, { style: 'unit', unit }).format(count);
}

/** What a kilometer costs, for the country's own unit. */
export function costOfDistance(ofKilometer: number, locale: string): number {
  return isInMiles(locale) ? ofKilometer * kilometersInMile : ofKilometer;
}

/** A depth of tread: the United States count it in 32nds of an inch. */
export function treadText(millimeters: number, locale: string): string {
  if (countryOf(locale) === 'us') return `${Math.round((millimeters * 32) / millimetersInInch)}/32 in`;
  return `${new Intl.NumberFormat(locale, { minimumFractionDigits: 1 }).format(millimeters)} mm`;
}

/** The first day of a calendar's week, 0 for Sunday. */
export const firstWeekday = (locale: string) => (['us', 'ca'].includes(countryOf(locale)) ? 0 : 1);
