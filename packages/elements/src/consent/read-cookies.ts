/** The page's cookies; empty if the browser denies access, as in a sandboxed iframe with an opaque origin. */
export function readCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}
