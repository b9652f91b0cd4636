import { withPrefix, type SiteContext } from './destination.ts';
import { fixedPageAt } from './fixed-page-availability.ts';
import { canonicalLocale, localePath, splitLocale } from './locale.ts';
import { withTrailingSlash } from './path.ts';
import { routeKey } from './route-key.ts';
import { splitUrl } from './url-parts.ts';

export interface CanonicalAddress {
  /** The address in its one form: with locale, single slashes and the slash at its end; query and hash stay. */
  url: string;
  locale: string;
  /** The path after the locale. */
  rest: string;
  /** What had to change; null where the address has that form already. */
  reason: 'no locale' | 'path form' | null;
}

/**
 * Brings an address into the form in which it is looked up (RTE-15, RTE-16, SES-09).
 * @param chosen the locale for addresses that have none
 * @returns null for an address under a locale that this market does not have
 */
export function canonicalAddress(url: string, chosen: string, context: SiteContext): CanonicalAddress | null {
  const { path, query, hash } = splitUrl(url);
  const clean = withTrailingSlash(path.replace(/^[\\/]*/, '/').replace(/[\\/]+/g, '/')).replace(
    /\/\*\/$/,
    '/',
  );
  const { locale, rest } = ownLocale(clean, context);
  if (locale === undefined) return null;

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

/**
 * The locale that the market has; null where the path has none, undefined where it has another market's. A route such
 * as `/co-op/` only looks like a locale.
 */
function ownLocale(path: string, context: SiteContext): { locale: string | null | undefined; rest: string } {
  const { locale, rest } = splitLocale(path);
  if (locale === null) return { locale, rest };
  const { allowedLocales } = context.market;
  const own = [locale, canonicalLocale(locale)].find((candidate) => allowedLocales.includes(candidate));
  if (own) return { locale: own, rest };
  const isRoute = context.table.routes.has(routeKey(path));
  return isRoute ? { locale: null, rest: path } : { locale: undefined, rest };
}
