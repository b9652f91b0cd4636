/** The page's cookies; none where the browser refuses them, as in a sandboxed frame of no origin. */
export function readCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}
