import { canonicalAddress } from './canonical-address.ts';
import type { SiteContext } from './destination.ts';
import { switchLocale } from '../locale/switch-locale.ts';

/**
 * The address in a given locale of an address of this site: the locale prefix is added or replaced (RTE-20), and a retail
 * site's prefix is added if there was no locale (RTE-16). Whatever only looks like a locale, such as `/co-op/`, stays.
 */
export function addressInLocale(url: string, locale: string, context: SiteContext): string {
  return switchLocale(canonicalAddress(url, locale, context)?.url ?? url, locale);
}
