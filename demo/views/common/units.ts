const kilometersInMile = 1.609_344;
const millimetersInInch = 25.4;

/** The country of a locale, such as `us` for `es-us`; empty if it names none. */
export function countryOf(locale: string): string {
  return new Intl.Locale(locale).region?.toLowerCase() ?? '';
}

const isInMiles = (locale: string) => ['us', 'gb'].includes(countryOf(locale));

/** A distance in the unit of the country's road signs. */
export function distanceText(kilometers: number, locale: string): string {
  const unit = isInMiles(locale) ? 'mile' : 'kilometer';
  const count = Math.round(isInMiles(locale) ? kilometers / kilometersInMile : kilometers);
  return new Intl.NumberFormat(locale, { style: 'unit', unit }).format(count);
}

/** Converts a cost per kilometer to the country's unit of distance. */
export function costOfDistance(ofKilometer: number, locale: string): number {
  return isInMiles(locale) ? ofKilometer * kilometersInMile : ofKilometer;
}

/** A tread depth, which the United States measure in 32nds of an inch. */
export function treadText(millimeters: number, locale: string): string {
  if (countryOf(locale) === 'us') return `${Math.round((millimeters * 32) / millimetersInInch)}/32 in`;
  return `${new Intl.NumberFormat(locale, { minimumFractionDigits: 1 }).format(millimeters)} mm`;
}

/** The first day of a calendar week, 0 for Sunday. */
export const firstWeekday = (locale: string) => (['us', 'ca'].includes(countryOf(locale)) ? 0 : 1);
