/** An address under a base, which may or may not end in a slash and may be empty for this site. */
export function under(base: string, path: string): string {
  return base.replace(/\/+$/, '') + path;
}
