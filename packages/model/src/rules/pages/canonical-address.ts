import type { SiteContext } from './destination.ts';
import { fixedPageAt } from './fixed-page-availability.ts';
import { localePath, splitLocale } from '../locale/locale.ts';
import { splitOwnLocale } from '../locale/own-locale.ts';
import { withTrailingSlash } from '../address/path.ts';
import { withoutPrefix, withPrefix } from '../address/retail-prefix.ts';
import { routeKey } from '../address/route-key.ts';
import { isConfigured } from './route-table.ts';
import { splitUrl } from '../address/url-parts.ts';

export interface CanonicalAddress {
  /** The address in canonical form: with locale, single slashes and a trailing slash; query and hash stay. */
  url: string;
  locale: string;
  /** The path after the locale. */
  rest: string;
  /** What had to change; null if the address was already in canonical form. */
  reason: 'no locale' | 'path form' | null;
}

/**
 * Brings an address into the canonical form in which it is looked up (RTE-15, RTE-16, SES-09).
 * @param chosen the locale for addresses without one
 * @returns null for an address in that form under a locale that this market does not have
 */
export function canonicalAddress(url: string, chosen: string, context: SiteContext): CanonicalAddress | null {
  const { path, query, hash } = splitUrl(url);
  const clean = cleanPath(path);
  const { locale, rest } = ownLocale(clean, context);
  if (locale === undefined)
    return clean === path ? null : { url: clean + query + hash, locale: chosen, rest, reason: 'path form' };

  if (locale === null && fixedPageAt(rest)?.withoutLocale) {
    return { url: rest + query + hash, locale: chosen, rest, reason: path === rest ? null : 'path form' };
  }
  const canonical =
    locale === null
      ? localePath(chosen, withPrefix(rest, context.market.retailPrefix))
      : localePath(locale, rest);
  const change = locale === null ? 'no locale' : 'path form';
  return {
    url: canonical + query + hash,
    locale: locale ?? chosen,
    rest,
    reason: canonical === path ? null : change,
  };
}

/** Single slashes, one at the end, and no star before it. */
function cleanPath(path: string): string {
  let clean = withTrailingSlash(`/${path}`.replace(/[\\/]+/g, '/'));
  while (clean.endsWith('/*/')) clean = clean.slice(0, -2);
  return clean;
}

/**
 * The path's locale if the market has it; null if the path has none, undefined if the market does not have it. A route such
 * as `/co-op/` only looks like a locale.
 */
function ownLocale(path: string, context: SiteContext): { locale: string | null | undefined; rest: string } {
  const own = splitOwnLocale(path, context.table.locales);
  if (own.locale !== null || splitLocale(path).locale === null || isKnown(path, context)) return own;
  return { locale: undefined, rest: path };
}

/** Whether a path that seems to start with a locale is a path of this site as it is. */
function isKnown(path: string, { table, market: { retailPrefix } }: SiteContext): boolean {
  if (isConfigured(table, path) || withoutPrefix(path, retailPrefix) !== path) return true;
  return table.routes.has(routeKey(withPrefix(path, retailPrefix)));
}
