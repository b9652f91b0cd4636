/** The document's own address; a server, which has none, is told the current path. */
export function here(): string {
  return typeof location === 'undefined' ? '/' : location.pathname + location.search + location.hash;
}

/** A hash leads to another place of the same page. */
export function withoutHash(path: string): string {
  return path.split('#', 1)[0] ?? '';
}
