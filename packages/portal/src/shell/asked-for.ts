import { quoted } from '../router/quoted.ts';

/**
 * Where an event of the header asks to go: an address of this site, else null and a line on the console. Views stand in the header,
 * and what they send looks like its own (RTE-25). What `redirect` brings back may hold what a path must not, so the origin alone counts.
 */
export function hrefAskedFor({ type, href }: Event & { href?: unknown }): string | null {
  if (typeof href === 'string' && URL.parse(href, location.href)?.origin === location.origin) return href;
  console.warn(`Refused ${type} to ${quoted(href)}`);
  return null;
}

/** What an event of the header asks to search for; null where it is no text. */
export function queryAskedFor({ type, query }: Event & { query?: unknown }): string | null {
  if (typeof query === 'string') return query;
  console.warn(`Refused ${type} for ${quoted(query)}`);
  return null;
}
