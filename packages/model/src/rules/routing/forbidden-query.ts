import { isOutsideUrl } from '../locale/outside-url.ts';
import { safePath } from '../address/path.ts';

/** What the 403 and 404 pages are told in their query. */
export interface OriginQuery {
  /** The page that was asked for; empty where none is named or its address is no page of this site (RTE-25). */
  origin: string;
  permissions: string[];
}

/**
 * Reads the query of the 403 or the 404 page (GAT-03). Anybody may have written it: the origin is kept only where it
 * is safe and the portal's, for a button that leads there must not log anybody out, and permissions only where they look
 * like permissions.
 */
export function readOriginQuery(query: string, siteOrigin: string): OriginQuery {
  const parameters = new URLSearchParams(query);
  const names = (parameters.get('p') ?? '').split(',').map((name) => name.trim());
  const origin = safePath(parameters.get('origin') ?? '', siteOrigin) ?? '';
  return {
    origin: isOutsideUrl(origin) ? '' : origin,
    permissions: names.filter((name) => /^[\w.:-]{1,80}$/.test(name)).slice(0, 20),
  };
}
