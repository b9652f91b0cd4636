import type { DecisionContext } from './decision-step.ts';
import { chooseLocale } from './locale-choice.ts';
import { splitLocale } from '../locale/locale.ts';
import { splitUrl } from '../address/url-parts.ts';

type Wishes = Pick<DecisionContext, 'market' | 'environment' | 'desiredLocale' | 'browserLocales'>;

/** The locale of the page at an address: the address's own, else the one for addresses without any. */
export function localeAt(url: string, wishes: Wishes): string {
  return chooseLocale(wishes.market, splitLocale(splitUrl(url).path).locale, chosenLocale(wishes));
}

/**
 * The locale for addresses without one: the user's choice, else the environment's, else the first that the browser
 * asks for, in the same or another country, else the market's (RTE-16, SES-10).
 */
export function chosenLocale({ market, environment, desiredLocale, browserLocales = [] }: Wishes): string {
  return chooseLocale(
    market,
    desiredLocale,
    environment.DESIRED_LOCALE,
    ...browserLocales.flatMap((locale) => [locale, locale.split('-')[0]]),
  );
}
