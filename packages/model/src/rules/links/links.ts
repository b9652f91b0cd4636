import type { NodeTarget, RouteLink, Session } from '../../entities/index.ts';
import { localePath, splitLocale } from '../locale/locale.ts';
import { isFilePath } from '../address/file-path.ts';
import { isSitePath, safeHref, withTrailingSlash } from '../address/path.ts';
import { hasPermissions } from '../session/session.ts';
import { splitUrl, withQuery } from '../address/url-parts.ts';

/** What a link's address is made of. */
type LinkAddress = Pick<RouteLink, 'path'> & Partial<Pick<NodeTarget, 'isExternal' | 'addedQueryParameters'>>;

/**
 * The address of a configured link (ENT-08, ENT-12): a page of this site gets the locale, unless it has one, and its
 * slash; a file and an external address stay as they are; the target's query parameters are added to both (NAV-06).
 * @returns an empty text where the address is unsafe or missing: show plain text then
 */
export function linkHref(link: LinkAddress | null | undefined, locale: string): string {
  if (!link) return '';
  const href = safeHref(absolutePath(link));
  if (!href) return '';
  const { addedQueryParameters: added } = link;
  return withQuery(isInternal(link, href) ? internalHref(href, locale) : href, {
    ...(typeof added === 'object' && added),
  });
}

/** Whether a link leaves this site, by its configuration or by its address. */
export function isExternalLink(link: LinkAddress): boolean {
  return !isInternal(link, absolutePath(link));
}

/**
 * Whether the person may follow the link (GAT-02); a link without permissions is for everybody. In a market that nobody has
 * parsed they may be anything: what cannot be read is held by nobody.
 */
export function mayFollow(link: Partial<Pick<RouteLink, 'permissionsRequired'>>, session: Session): boolean {
  return hasPermissions([link.permissionsRequired ?? []].flat(), session);
}

function isInternal(link: LinkAddress, href: string): boolean {
  return !link.isExternal && isSitePath(href);
}

function internalHref(href: string, locale: string): string {
  const { path } = splitUrl(href);
  if (isFilePath(path)) return href;
  return withTrailingSlash(splitLocale(path).locale ? href : localePath(locale, href));
}

/** Configurations write `account/` and `/account/` alike; what has a scheme, real or invented, is left to `safeHref`. */
function absolutePath(link: LinkAddress): string {
  const path = typeof link.path === 'string' ? link.path.trim() : '';
  const isRelative = path !== '' && !link.isExternal && !/^[^/?#]*:|^[/\\]/.test(path);
  return isRelative ? `/${path}` : path;
}
