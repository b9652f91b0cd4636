/** Path, query and hash of the developer's input, which is a path or a whole address of this site; null if it is neither. */
export function addressOf(text: string): string | null {
  const url = URL.parse(text.trim(), location.origin);
  if (url?.origin !== location.origin) return null;
  return url.pathname + url.search + url.hash;
}
