import type { Route } from '../../entities/index.ts';
import { fixedPageAt } from './fixed-page-availability.ts';
import type { FixedPageId } from './fixed-pages.ts';
import { withoutPrefix } from '../address/retail-prefix.ts';

/** A market's own entries for fixed pages, by page id; if an entry is for one locale only, the locale precedes the id. */
export type PageEntries = ReadonlyMap<string, Route>;

/**
 * Stores the route as a fixed page's entry if it has the path of one and is the first to do so.
 * @returns whether the path is a fixed page's
 */
export function addPageEntry(
  entries: Map<string, Route>,
  route: Route,
  { locale, rest }: { locale: string | null; rest: string },
  retailPrefix: string,
): boolean {
  const page = fixedPageAt(rest) ?? fixedPageAt(withoutPrefix(rest, retailPrefix));
  if (!page) return false;
  const key = (locale ?? '') + page.id;
  // The gate redirects to these pages: a user who may not see them would be redirected in a loop.
  if (!entries.has(key) && page.id !== 'forbidden' && page.id !== 'error') entries.set(key, route);
  return true;
}

/** The entry for a locale, else the one for all locales. */
export function pageEntry(entries: PageEntries, id: FixedPageId, locale: string | null): Route | null {
  return entries.get((locale ?? '') + id) ?? entries.get(id) ?? null;
}
