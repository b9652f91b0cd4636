/**
 * Languages' names for themselves, as `Intl` has them: those of the catalogue, and those with a country where one market may have a
 * language twice. They are listed here because the first use of `Intl` takes longer than rendering a footer.
 */
export const ownNames: Readonly<Record<string, string>> = {
  en: 'English',
  'en-ca': 'English (Canada)',
  'en-gb': 'English (United Kingdom)',
  'en-ie': 'English (Ireland)',
  'en-us': 'English (United States)',
  de: 'Deutsch',
  'de-at': 'Deutsch (Österreich)',
  'de-de': 'Deutsch (Deutschland)',
  fr: 'Français',
  'fr-ca': 'Français (Canada)',
  'fr-fr': 'Français (France)',
  es: 'Español',
  'es-es': 'Español (España)',
  'es-us': 'Español (Estados Unidos)',
  it: 'Italiano',
  tr: 'Türkçe',
  sv: 'Svenska',
};
