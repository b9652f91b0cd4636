import { quoted } from '../router/quoted.ts';

/**
 * The target of a header event: an address of this site, else null and a warning. Views in the header can send events that look like the
 * header's own (RTE-25). Only the origin is checked, since a `redirect` parameter may contain what a path must not.
 */
export function hrefAskedFor({ type, href }: Event & { href?: unknown }): string | null {
  if (typeof href === 'string' && URL.parse(href, location.href)?.origin === location.origin) return href;
  console.warn(`Refused ${type} to ${quoted(href)}`);
  return null;
}

/** The search text of a header event; null if it is not a text. */
export function queryAskedFor({ type, query }: Event & { query?: unknown }): string | null {
  if (typeof query === 'string') return query;
  console.warn(`Refused ${type} for ${quoted(query)}`);
  return null;
}
