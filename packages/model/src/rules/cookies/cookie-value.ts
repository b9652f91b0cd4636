/**
 * What a cookie holds, as it is written; undefined where there is none of that name.
 * @param cookies such as `document.cookie`
 */
export function cookieValue(cookies: string, name: string): string | undefined {
  const prefix = `${name}=`;
  const found = cookies.split(/;\s*/).find((cookie) => cookie.startsWith(prefix));
  return found?.slice(prefix.length);
}
