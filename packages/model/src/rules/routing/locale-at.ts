import type { DecisionContext } from './decision-step.ts';
import { chooseLocale } from './locale-choice.ts';
import { splitLocale } from '../locale/locale.ts';
import { splitUrl } from '../address/url-parts.ts';

/**
 * The locale of the page at an address: its own, else the one that the person chose, else the environment's, else the browser's,
 * else the market's.
 */
export function localeAt(
  url: string,
  {
    market,
    environment,
    desiredLocale,
    browserLocale,
  }: Pick<DecisionContext, 'market' | 'environment' | 'desiredLocale' | 'browserLocale'>,
): string {
  return chooseLocale(
    market,
    splitLocale(splitUrl(url).path).locale,
    desiredLocale,
    environment.DESIRED_LOCALE,
    browserLocale,
  );
}
