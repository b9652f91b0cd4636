import type { Route } from '../entities/index.ts';
import { isExternalLink, linkHref } from './links.ts';
import type { RouteTable } from './route-table.ts';
import { keepQuery, splitUrl } from './url-parts.ts';

export interface RedirectTarget {
  href: string;
  isExternal: boolean;
}

/**
 * Where a redirect route leads: to its `target`, or to the path of the route that it names, under the locale and with
 * the query string it was asked with (RTE-21). Null where it names nothing or an unsafe address (RTE-25).
 */
export function redirectTarget(
  route: Route,
  table: Pick<RouteTable, 'routesById'>,
  { locale, url }: { locale: string; url: string },
): RedirectTarget | null {
  const target = route.extras.target;
  const named = table.routesById.get(route.layoutOrRouteId)?.path.replace(/\*\/?$/, '');
  const path = typeof target === 'string' && target ? target : (named ?? '');
  const link = { path, isExternal: false, permissionsRequired: [], showPrivacyPolicyPopup: false };
  const href = linkHref(link, locale);
  if (!href) return null;
  if (isExternalLink(link)) return /^https?:/i.test(href) ? { href, isExternal: true } : null;
  const { query, hash } = splitUrl(url);
  const kept = keepQuery(href, query);
  return { href: kept.includes('#') ? kept : kept + hash, isExternal: false };
}
