import type { Market } from '../../entities/index.ts';
import { list } from '../list.ts';

/** A market's locales, the first being its own; none where nobody has checked the market and it has no list of them. */
export function localesOf(market: Pick<Market, 'allowedLocales'> | null): string[] {
  return list(market?.allowedLocales).filter((locale) => typeof locale === 'string');
}
