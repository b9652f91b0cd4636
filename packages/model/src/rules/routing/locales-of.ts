import type { Market } from '../../entities/index.ts';
import { list } from '../list.ts';
import { localeText } from '../locale/locale.ts';
import { firstText } from '../text/labels.ts';

/**
 * A market's locales in lower case, the first being its own; none where nobody has checked the market and it has no list of
 * them.
 */
export function localesOf(market: Pick<Market, 'allowedLocales'> | null): string[] {
  return list(market?.allowedLocales)
    .filter((locale) => typeof locale === 'string')
    .map((locale) => locale.toLowerCase());
}

/** The locale of what shows a market: the one that it is given, whatever its capitals, else the market's own. */
export function shownLocale(
  locale: string | Intl.Locale | null | undefined,
  market: Pick<Market, 'allowedLocales'> | null,
): string {
  return firstText(localeText(locale), localesOf(market)[0], 'en-us').toLowerCase();
}
