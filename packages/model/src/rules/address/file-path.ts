/**
 * Whether a path is a file's, such as `/files/price-list.pdf`. A page's has no extension: a number or a letter is none, as in
 * `/releases/1.2` and `/releases/1.x`, and so is the end of a mail address.
 */
export function isFilePath(path: string): boolean {
  return /^[^@]*\.(?=\d*[a-z])\w{2,8}$/i.test(path);
}
