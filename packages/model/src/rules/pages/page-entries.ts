import type { Route } from '../../entities/index.ts';
import { fixedPageAt } from './fixed-page-availability.ts';
import type { FixedPageId } from './fixed-pages.ts';
import { withoutPrefix } from '../address/retail-prefix.ts';

/** A market's own entries for fixed pages, by page; those for one locale only have it before the page. */
export type PageEntries = ReadonlyMap<string, Route>;

/**
 * Keeps the route as a fixed page's entry where it has such a page's path and is the first.
 * @returns whether it has
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
  // Where the gate's ways end: who is kept from such a page would be sent to it again.
  if (!entries.has(key) && page.id !== 'forbidden' && page.id !== 'error') entries.set(key, route);
  return true;
}

/** The entry for a locale, else the one for all of them. */
export function pageEntry(entries: PageEntries, id: FixedPageId, locale: string | null): Route | null {
  return entries.get((locale ?? '') + id) ?? entries.get(id) ?? null;
}
