import { isOutside } from '@fleet-portal/model/rules';

/**
 * Whether a path of this site is the server's: another application answers it, or it is a file. A page's address has no extension, as
 * `/files/price-list.pdf` has one.
 */
export function isElsewhere(path: string): boolean {
  return isOutside(path) || /\.[a-z0-9]{1,8}$/i.test(path);
}
