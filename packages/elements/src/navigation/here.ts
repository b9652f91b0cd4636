/** The path that an element was told; without one the document's own address, which a server does not have. */
export function here(path?: unknown): string {
  if (typeof path === 'string') return path;
  return typeof location === 'undefined' ? '/' : location.pathname + location.search + location.hash;
}
