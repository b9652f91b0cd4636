import { hasTricks, lengthLimit } from './tricks.ts';

/** Encoded slashes, back-slashes and dots, which would change the path once decoded. */
const encodedSeparators = /%(?:25)*(?:2f|5c)|%(?:25)+2e/i;

const anyOrigin = 'https://site.invalid';

/** Adds the slash that every path ends with, before query and hash (RTE-15). */
export function withTrailingSlash(url: string): string {
  return url.replace(/\/?(?=[?#]|$)/, '/');
}

/**
 * An address from a query string, an event or storage as path, query and hash of this site; null if it leads
 * elsewhere or is unsafe (RTE-25). Only absolute paths and absolute http(s) addresses are accepted.
 * @param origin this site's origin, such as `location.origin`
 */
export function safePath(text: string, origin: string): string | null {
  if (hasTricks(text) || !/^(?:\/(?!\/)|https?:\/\/[^/])/i.test(text)) return null;
  const url = parseUrl(text, origin);
  if (!url || url.username || url.password) return null;
  if (url.origin === 'null' || url.origin !== parseUrl(origin)?.origin) return null;
  if (url.pathname.includes('//') || encodedSeparators.test(url.pathname)) return null;
  return url.pathname + url.search + url.hash;
}

/** Like `safePath`, for a path alone, if the origin is unknown, such as on a server. */
export function safeLocalPath(text: string): string | null {
  return isSitePath(text) ? safePath(text, anyOrigin) : null;
}

/**
 * An address that is safe as a link's href: http, https, mailto, tel, or a path of this site; else null (RTE-25).
 * Every address from a market's configuration goes through here.
 */
export function safeHref(address: unknown): string | null {
  const trimmed = typeof address === 'string' ? address.trim() : '';
  if (isSitePath(trimmed)) return isPlainPath(trimmed) ? trimmed : safeLocalPath(trimmed);
  if (hasTricks(trimmed)) return null;
  if (isContactHref(trimmed)) return trimmed;
  if (!/^https?:\/\/[^/]/i.test(trimmed)) return null;
  const url = parseUrl(trimmed);
  return url && !url.username && !url.password ? trimmed : null;
}

/** Whether an address is a path of this site, rather than another site's or a mail or telephone link. */
export function isSitePath(href: string): boolean {
  return href.startsWith('/');
}

function parseUrl(text: string, base?: string): URL | null {
  return URL.canParse(text, base) ? new URL(text, base) : null;
}

/** Whether an address is a mail or telephone link, and so not a site's. */
export function isContactHref(href: string): boolean {
  return /^(?:mailto|tel):[^/]/i.test(href);
}

/** Plain words between slashes, as almost all paths are, need no closer look. */
export function isPlainPath(text: string): boolean {
  return text.length <= lengthLimit && /^(?:\/[\w-]+)+\/?$/.test(text);
}
