import { pageHref } from '../pages/fixed-pages.ts';

const parameter = 'search';
const longestQuery = 100;

/** The address of the page with the results of a search of this site. */
export function siteSearchHref(locale: string, query: string): string {
  const text = clean(query);
  return pageHref('sitemap', locale, text ? { [parameter]: text } : {});
}

/** The search text in the page's address, at most 100 characters; empty if there is none. Anybody may have written it. */
export function readSiteSearch(parameters: URLSearchParams): string {
  return clean(parameters.get(parameter) ?? '');
}

/** Whether every word of a query occurs somewhere in the texts, also as part of a word, ignoring case and accents. */
export function matchesSearch(query: string, ...texts: string[]): boolean {
  const folded = texts.map(fold);
  return fold(query)
    .split(/\s+/)
    .every((word) => folded.some((text) => text.includes(word)));
}

/** Converting to upper case also makes `ß` and the Turkish `ı` and `İ` equal to what users type for them. */
function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase();
}

/** Counts code points: a single character may carry any number of accents. */
function clean(query: string): string {
  const text = query.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  return Array.from(text).slice(0, longestQuery).join('').trim();
}
