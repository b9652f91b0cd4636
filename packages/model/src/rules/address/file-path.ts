/**
 * Whether a path is a file's, such as `/files/price-list.pdf`. Page paths have no extension: a number or a single letter does not count
 * as one, as in `/releases/1.2` and `/releases/1.x`, nor does the end of a mail address.
 */
export function isFilePath(path: string): boolean {
  return /^[^@]*\.(?=\d*[a-z])\w{2,8}$/i.test(path);
}
