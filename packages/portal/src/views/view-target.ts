import { isOutside, safePath, switchLocale } from '@fleet-portal/model/rules';
import { pathOf } from '../router/route-entry.ts';

/** Where a view wants to go: an address of this site, with a locale where the portal answers; else null (RTE-25). */
export function viewTarget(path: unknown, locale: string): { url: string; isOutside: boolean } | null {
  const safe = typeof path === 'string' ? safePath(path, location.origin) : null;
  if (safe === null) return null;
  const isElsewhere = isOutside(pathOf(safe));
  return { url: isElsewhere ? safe : switchLocale(safe, locale), isOutside: isElsewhere };
}
