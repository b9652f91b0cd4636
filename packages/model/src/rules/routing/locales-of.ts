import type { Market } from '../../entities/index.ts';
import { list } from '../list.ts';
import { localeText } from '../locale/locale.ts';
import { firstText } from '../text/labels.ts';

/** A market's locales in lower case, the default first; none if an unparsed market has no list of them. */
export function localesOf(market: Pick<Market, 'allowedLocales'> | null): string[] {
  return list(market?.allowedLocales)
    .filter((locale) => typeof locale === 'string')
    .map((locale) => locale.toLowerCase());
}

/** The locale in which an element shows a market: the one that it is given, in lower case, else the market's default. */
export function shownLocale(
  locale: string | Intl.Locale | null | undefined,
  market: Pick<Market, 'allowedLocales'> | null,
): string {
  return firstText(localeText(locale), localesOf(market)[0], 'en-us').toLowerCase();
}
