import { linkedPath } from '@fleet-portal/model/rules';
import { isElsewhere } from '../router/is-elsewhere.ts';
import { pathOf } from '../router/route-entry.ts';

/**
 * The target of a view's navigation: an address of this site, resolved like a link on the page; else null (RTE-25).
 * @param locate resolves a path that the portal answers
 */
export function viewTarget(
  path: unknown,
  locate: (path: string) => string,
): { url: string; isOutside: boolean } | null {
  const safe = typeof path === 'string' ? linkedPath(path, location.href) : null;
  if (safe === null) return null;
  const isOutside = isElsewhere(pathOf(safe));
  return { url: isOutside ? safe : locate(safe), isOutside };
}
