import { isOutsideUrl } from '../locale/outside-url.ts';
import { safePath } from '../address/path.ts';

/** The query of the 403 and 404 pages. */
export interface OriginQuery {
  /** The requested page; empty if none is named, or its address is not a page of this site (RTE-25). */
  origin: string;
  permissions: string[];
}

/**
 * Reads the query of the 403 or the 404 page (GAT-03). Since anybody can write it, the origin is only kept if it
 * is safe and the portal's (a button that leads there must not sign anybody out), and permissions only if they look
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
