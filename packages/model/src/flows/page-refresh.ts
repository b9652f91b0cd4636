import * as v from 'valibot';
import { safePath, withTrailingSlash } from '../rules/address/path.ts';
import type { Schema } from '../entities/schema.ts';
import { timers } from '../constants/timers.ts';
import { splitLocale } from '../rules/locale/locale.ts';
import { splitUrl } from '../rules/address/url-parts.ts';

/** The pages to load as a new document when they are next opened (SES-06). */
export interface PageRefreshMap {
  /** When the map was begun, in ms since 1970. */
  begun: number;
  /** By path without its locale: whether the page still has to be reloaded. */
  pages: Readonly<Record<string, boolean>>;
}

export const pageRefreshSchema: Schema<PageRefreshMap> = v.object({
  begun: v.number(),
  pages: v.record(v.string(), v.boolean()),
});

/** More pages than anybody requests in five minutes. */
const limit = 100;

/** The current map: a new one if there is none, or if the stored one has expired. */
export function currentRefreshMap(stored: PageRefreshMap | null, now: number): PageRefreshMap {
  const age = stored ? now - stored.begun : Infinity;
  return stored && age >= 0 && age < timers.pageRefreshReset ? stored : { begun: now, pages: {} };
}

/** The map with one more page to reload; the same map if the address is not one of this site (RTE-25). */
export function withForcedRefresh(map: PageRefreshMap, uri: string, origin: string): PageRefreshMap {
  const path = pageKey(uri, origin);
  const isKnown = path !== null && Object.hasOwn(map.pages, path);
  if (path === null || (!isKnown && Object.keys(map.pages).length >= limit)) return map;
  return { ...map, pages: { ...map.pages, [path]: true } };
}

/** Whether a page has to be reloaded, and the map in which it no longer has to be, since it is reloaded only once. */
export function takeRefresh(
  map: PageRefreshMap,
  url: string,
  origin: string,
): { isDue: boolean; map: PageRefreshMap } {
  const path = pageKey(url, origin);
  const isDue = path !== null && map.pages[path] === true;
  return isDue ? { isDue, map: { ...map, pages: { ...map.pages, [path]: false } } } : { isDue, map };
}

/** A page is the same in all languages, and may be named without a locale. */
function pageKey(uri: string, origin: string): string | null {
  const safe = safePath(uri, origin);
  return safe && withTrailingSlash(splitLocale(splitUrl(safe).path).rest);
}
