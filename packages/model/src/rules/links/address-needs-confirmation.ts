import type { Market, RouteLink } from '../../entities/index.ts';
import { safeHref } from '../address/path.ts';
import { linkHref } from './links.ts';
import { hasPrivacyConfirmation, needsPrivacyConfirmation } from './needs-privacy-confirmation.ts';
import { canadianPrivacyPages } from './privacy-link.ts';
import { isObject } from '../unchecked.ts';

interface Place {
  market: Market;
  locale: string;
  /** The page's address, to resolve relative ones. */
  base: string;
}

/**
 * Whether an address needs the privacy confirmation, wherever a link to it is (MOD-04, FTR-02): it is that of a link for which the market
 * asks for it, of one of the brand's privacy pages (RTE-05), or of a social network in the footer.
 */
export function addressNeedsConfirmation(href: string, { market, locale, base }: Place): boolean {
  if (!hasPrivacyConfirmation(locale)) return false;
  const absolute = (address: string) => URL.parse(address, base)?.href;
  const asked = absolute(href);
  return asked !== undefined && addresses(market, locale).some((address) => absolute(address) === asked);
}

function addresses({ routes, layouts, ...shown }: Market, locale: string): string[] {
  const asking = routeLinks(shown).filter((link) => needsPrivacyConfirmation(link, locale));
  const links = asking.map((link) => linkHref(link, locale));
  return [...links, ...canadianPrivacyPages.values(), ...networks(shown)].filter(Boolean);
}

function networks({ footer }: Pick<Market, 'footer'>): string[] {
  const named = Object.entries({ ...footer }).filter(([field]) => field.endsWith('Url'));
  return named.map(([, address]) => safeHref(address) ?? '');
}

/** An unparsed market may contain itself, and have any depth. */
function routeLinks(market: unknown): RouteLink[] {
  const values = new Set([market]);
  for (const value of values) {
    if (!isObject(value)) values.delete(value);
    else Object.values(value).forEach((inner) => values.add(inner));
  }
  return ([...values] as object[]).filter((value) => 'showPrivacyPolicyPopup' in value) as RouteLink[];
}
