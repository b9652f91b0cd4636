/** Whether a path is a file's, such as `/files/price-list.pdf`. A page's has no extension; a number is none, as in `/releases/1.2`. */
export function isFilePath(path: string): boolean {
  return /\.\d*[a-z]\w{0,7}$/i.test(path);
}
