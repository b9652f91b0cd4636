import { percentCodes } from '../address/percent-codes.ts';
import { matchesSearch } from './site-search.ts';
import type { Sitemap, SitemapLink } from './sitemap-groups.ts';
import { searchSitemap } from './sitemap-search.ts';

const most = 4;
/** Shorter words are part of too many names. */
const shortest = 3;

/** The last part of a path as search words: `/en-us/old/cargo-vans.html` becomes "cargo vans". */
export function wordsOfPath(path: string): string {
  const last = path.split('/').filter(Boolean).at(-1) ?? '';
  return decoded(last)
    .replace(/\.\w{1,5}$/, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 100);
}

/** The pages whose names have all words of an address, or else the longest word that any page has; at most four, without duplicates. */
export function similarPages(words: string, sitemap: Sitemap): SitemapLink[] {
  const single = words.split(' ').sort((a, b) => b.length - a.length);
  for (const query of [words, ...single.slice(0, 5)]) {
    const links = query.length < shortest ? [] : closestFirst(query, linksOf(query, sitemap));
    if (links.length > 0) return [...new Map(links.map((link) => [link.href, link])).values()].slice(0, most);
  }
  return [];
}

/** Pages found by their own name come before those found by a heading above them. */
function closestFirst(query: string, links: SitemapLink[]): SitemapLink[] {
  const isNamed = ({ label }: SitemapLink) => matchesSearch(query, label);
  return [...links.filter(isNamed), ...links.filter((link) => !isNamed(link))];
}

function linksOf(query: string, sitemap: Sitemap): SitemapLink[] {
  const { groups, more } = searchSitemap(query, sitemap);
  return [
    ...groups.flatMap(({ heading, href, lists }) => [
      ...(href ? [{ label: heading, href }] : []),
      ...lists.flatMap(({ links }) => links),
    ]),
    ...more.flatMap(({ links }) => links),
  ];
}

function decoded(text: string): string {
  try {
    return text.replace(percentCodes, decodeURIComponent);
  } catch {
    return text;
  }
}
