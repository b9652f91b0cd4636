import type { Market, RouteLink } from '../../entities/index.ts';
import { linkHref } from './links.ts';
import { needsPrivacyConfirmation } from './privacy-confirmation.ts';

/**
 * The addresses before which the privacy confirmation comes (MOD-04), from all links that a market shows: an address asks
 * wherever a link to it stands. A footer's social links are not among them.
 */
export function confirmedAddresses(market: Market, locale: string): string[] {
  const { routes, layouts, ...shown } = market;
  const hrefs = routeLinks(shown)
    .filter((link) => needsPrivacyConfirmation(link, locale))
    .map((link) => linkHref(link, locale));
  return [...new Set(hrefs)].filter(Boolean);
}

/** A market that nobody has parsed may contain itself. */
function routeLinks(value: unknown, seen = new Set<object>()): RouteLink[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  const inside = Object.values(value).flatMap((inner) => routeLinks(inner, seen));
  return 'showPrivacyPolicyPopup' in value ? [value as RouteLink, ...inside] : inside;
}
