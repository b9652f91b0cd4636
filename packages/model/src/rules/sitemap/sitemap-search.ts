import { matchesSearch } from './site-search.ts';
import type { Sitemap, SitemapGroup, SitemapList } from './sitemap-groups.ts';

/** The part of the sitemap that matches a search. */
export interface FoundPages extends Sitemap {
  /** The number of pages; a page that is listed twice counts once. */
  count: number;
}

/** The entries that have every word of the query in their label or in a heading above it; all entries for an empty query. */
export function searchSitemap(query: string, all: Sitemap): FoundPages {
  const groups = all.groups.flatMap((group) => searchGroup(query, group));
  const more = searchLists(query, all.more);
  const lists = [...groups.flatMap((group) => group.lists), ...more];
  const hrefs = [...groups, ...lists.flatMap(({ links }) => links)].map(({ href }) => href);
  return { groups, more, count: new Set(hrefs.filter(Boolean)).size };
}

/** If a group's own heading does not match, it stays as plain text above the matches inside it. */
function searchGroup(query: string, group: SitemapGroup): SitemapGroup[] {
  const { heading } = group;
  if (matchesSearch(query, heading)) return [group];
  const lists = searchLists(query, group.lists, heading);
  return lists.length > 0 ? [{ heading, href: '', lists }] : [];
}

function searchLists(query: string, lists: readonly SitemapList[], above = ''): SitemapList[] {
  return lists
    .map(({ heading, links }) => ({
      heading,
      links: links.filter(({ label }) => matchesSearch(query, above, heading, label)),
    }))
    .filter(({ links }) => links.length > 0);
}
