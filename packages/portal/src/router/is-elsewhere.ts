import { isFilePath, isOutside } from '@fleet-portal/model/rules';

/** Whether a path of this site is the server's: another application answers it, or it is a file. */
export function isElsewhere(path: string): boolean {
  return isOutside(path) || isFilePath(path);
}
