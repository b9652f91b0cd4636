import type { Route } from '../../entities/index.ts';
import { isExternalLink, linkHref } from '../links/links.ts';
import { localePath } from '../locale/locale.ts';
import { splitOwnLocale } from '../locale/own-locale.ts';
import { isConfigured, type RouteTable } from '../pages/route-table.ts';
import { isFilePath } from '../address/file-path.ts';
import { keepQueryAndHash, splitUrl } from '../address/url-parts.ts';
import { firstText } from '../text/labels.ts';

interface RedirectTarget {
  href: string;
  /** On another site, or a file of this one. */
  isElsewhere: boolean;
}

/**
 * The target of a redirect route: its `target`, or the path of the route that it names, under the locale and with the query string
 * of the requested address (RTE-21). Null if there is none or its address is unsafe (RTE-25). Only a
 * `target` may lead to another site, or to a file of this one.
 */
export function redirectTarget(
  route: Route,
  table: RouteTable,
  { locale, url }: { locale: string; url: string },
): RedirectTarget | null {
  const own = firstText(route.extras.target);
  const named = table.routesById.get(route.layoutOrRouteId)?.path.replace(/\*\/?$/, '');
  const link = { path: firstText(own, named) };
  const href = linkHref(link, locale);
  if (!href) return null;
  if (isExternalLink(link)) return own && /^https?:/i.test(href) ? { href, isElsewhere: true } : null;
  const { path } = splitUrl(href);
  if (own && isFilePath(path) && !isConfigured(table, path)) return { href, isElsewhere: true };
  return { href: keepQueryAndHash(underLocale(href, locale, table), url), isElsewhere: false };
}

/** Adds the locale, also to a configured path that only looks as if it had one, such as `/co-op/`. */
function underLocale(href: string, locale: string, table: RouteTable): string {
  const { path } = splitUrl(href);
  const hasLocale = splitOwnLocale(path, table.locales).locale !== null || !isConfigured(table, path);
  return hasLocale ? href : localePath(locale, href);
}
