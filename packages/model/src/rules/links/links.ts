import type { NodeTarget, RouteLink, Session } from '../../entities/index.ts';
import { localePath, splitLocale } from '../locale/locale.ts';
import { isFilePath } from '../address/file-path.ts';
import { isSitePath, safeHref, withTrailingSlash } from '../address/path.ts';
import { hasPermissions } from '../session/session.ts';
import { splitUrl, withQuery } from '../address/url-parts.ts';

/** The fields that a link's address depends on. */
type LinkAddress = Pick<RouteLink, 'path'> & Partial<Pick<NodeTarget, 'isExternal' | 'addedQueryParameters'>>;

/**
 * The address of a configured link (ENT-08, ENT-12): a page of this site gets the locale, unless it has one, and a trailing
 * slash; files and external addresses stay as they are; both get the target's query parameters (NAV-06).
 * @returns an empty text if the address is unsafe or missing: show plain text then
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

/** Whether a link leaves this site, according to its configuration or its address. */
export function isExternalLink(link: LinkAddress): boolean {
  return !isInternal(link, absolutePath(link));
}

/**
 * Whether the user may follow the link (GAT-02); a link without permissions is for everybody. In an unparsed market,
 * permissions may be anything: one that cannot be read is held by nobody.
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

/** Configurations write `account/` as well as `/account/`; anything with a scheme, real or invented, is left to `safeHref`. */
function absolutePath(link: LinkAddress): string {
  const path = typeof link.path === 'string' ? link.path.trim() : '';
  const isRelative = path !== '' && !link.isExternal && !/^[^/?#]*:|^[/\\]/.test(path);
  return isRelative ? `/${path}` : path;
}
