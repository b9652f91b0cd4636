import { isFilePath, isOutside } from '@fleet-portal/model/rules';

/** Whether the server answers a path of this site: it belongs to another application, or is a file. */
export function isElsewhere(path: string): boolean {
  return isOutside(path) || isFilePath(path);
}
