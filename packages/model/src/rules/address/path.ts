import { hasTricks, lengthLimit } from './tricks.ts';

/** Slashes, back-slashes and dots that would make another path once decoded. */
const encodedSeparators = /%(?:25)*(?:2f|5c)|%(?:25)+2e/i;

const anyOrigin = 'https://site.invalid';

/** Adds the slash that every path ends with, before query and hash (RTE-15). */
export function withTrailingSlash(url: string): string {
  return url.replace(/\/?(?=[?#]|$)/, '/');
}

/**
 * An address from a query string, an event or storage as path, query and hash of this site; null where it leads
 * elsewhere or tries a trick (RTE-25). Only absolute paths and absolute http(s) addresses are read.
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

/** The same for a path alone, where no origin is known, such as on a server. */
export function safeLocalPath(text: string): string | null {
  return isSitePath(text) ? safePath(text, anyOrigin) : null;
}

/**
 * An address that may stand in a link: http, https, mailto, tel, or a path of this site; else null (RTE-25).
 * What comes from a market's configuration goes through here.
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

/** Whether an address is a path of this site: the others lead to another one, or to a mail or telephone program. */
export function isSitePath(href: string): boolean {
  return href.startsWith('/');
}

function parseUrl(text: string, base?: string): URL | null {
  return URL.canParse(text, base) ? new URL(text, base) : null;
}

/** Whether an address leads to a letter or a call, and so to no site. */
export function isContactHref(href: string): boolean {
  return /^(?:mailto|tel):[^/]/i.test(href);
}

/** Words between slashes, as almost all paths are, need no closer look. */
export function isPlainPath(text: string): boolean {
  return text.length <= lengthLimit && /^(?:\/[\w-]+)+\/?$/.test(text);
}
