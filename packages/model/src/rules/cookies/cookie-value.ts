/**
 * The raw value of a cookie; undefined if there is none of that name.
 * @param cookies such as `document.cookie`
 */
export function cookieValue(cookies: string, name: string): string | undefined {
  const prefix = `${name}=`;
  const found = cookies.split(/;\s*/).find((cookie) => cookie.startsWith(prefix));
  return found?.slice(prefix.length);
}
