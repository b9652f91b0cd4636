import { linkedPath } from '@fleet-portal/model/rules';
import { isElsewhere } from '../router/is-elsewhere.ts';
import { pathOf } from '../router/route-entry.ts';

/**
 * Where a view wants to go: an address of this site, as a link of the page has it; else null (RTE-25).
 * @param locate says where a path that the portal answers leads
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
