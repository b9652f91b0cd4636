import type { Market } from '../../entities/index.ts';
import { namedLocales } from '../locale/locale-name.ts';
import { canonicalLocale } from '../locale/locale.ts';
import { localesOf } from './locales-of.ts';
import { switchLocale } from '../locale/switch-locale.ts';

/** An entry of the language menu. */
export interface LocaleChoice {
  locale: string;
  /** The language's name for itself, such as "Français"; with the country if another locale of the market has the same name. */
  name: string;
  /** The address of the same page in that language. */
  href: string;
}

/**
 * The languages to choose from; none if the market has only one (HDR-09).
 * @param url the current path, query and hash
 */
export function localeChoices(market: Pick<Market, 'allowedLocales'>, url: string): LocaleChoice[] {
  const locales = localesOf(market);
  if (locales.length < 2) return [];
  return namedLocales(locales).map(({ locale, name }) => ({
    locale,
    name,
    href: switchLocale(url, locale),
  }));
}

/**
 * The first wish that the market allows, such as `fr-CA`, or `fr` for any country, else the market's default locale (RTE-16, SES-09,
 * SES-10).
 */
export function chooseLocale(
  market: Pick<Market, 'allowedLocales'>,
  ...wishes: (string | null | undefined)[]
): string {
  const locales = localesOf(market);
  for (const wish of wishes) {
    const locale = canonicalLocale(wish ?? '');
    const allowed = locales.find((one) => `${one}-`.startsWith(`${locale}-`));
    if (allowed) return allowed;
  }
  return locales[0] ?? 'en-us';
}
