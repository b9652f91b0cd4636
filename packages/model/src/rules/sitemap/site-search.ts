import { pageHref } from '../pages/fixed-pages.ts';

const parameter = 'search';
const longestQuery = 100;

/** The page that lists what a search of this site finds. */
export function siteSearchHref(locale: string, query: string): string {
  const text = clean(query);
  return pageHref('sitemap', locale, text ? { [parameter]: text } : {});
}

/** What the page's address says is searched for, at most 100 characters; empty where nothing is. Anybody may have written it. */
export function readSiteSearch(parameters: URLSearchParams): string {
  return clean(parameters.get(parameter) ?? '');
}

/**
 * Whether every word of a query stands somewhere in the texts, as a part of a word too; letters are the same whatever
 * their case and accents are.
 */
export function matchesSearch(query: string, ...texts: string[]): boolean {
  const folded = texts.map(fold);
  return fold(query)
    .split(/\s+/)
    .every((word) => folded.some((text) => text.includes(word)));
}

/** Upper case also makes `ß` and the Turkish `ı` and `İ` what people type for them. */
function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase();
}

/** Counted in code points: a single character may carry any number of accents. */
function clean(query: string): string {
  const text = query.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  return Array.from(text).slice(0, longestQuery).join('').trim();
}
