import { canonicalAddress } from './canonical-address.ts';
import type { SiteContext } from './destination.ts';
import { switchLocale } from '../locale/switch-locale.ts';

/**
 * Where an address of this site leads from a page of a locale: a locale prefix is added or replaced (RTE-20), and a retail
 * site's prefix is added where there was no locale (RTE-16). What only looks like a locale, such as `/co-op/`, stays.
 */
export function addressInLocale(url: string, locale: string, context: SiteContext): string {
  return switchLocale(canonicalAddress(url, locale, context)?.url ?? url, locale);
}
