/** The path that an element was given, else the document's address; on a server, which has none, `/`. */
export function here(path?: unknown): string {
  if (typeof path === 'string') return path;
  return typeof location === 'undefined' ? '/' : location.pathname + location.search + location.hash;
}
