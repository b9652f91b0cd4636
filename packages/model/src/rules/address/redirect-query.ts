import { safeLocalPath } from './path.ts';

/** An address outside the portal that comes back to a path of this site; without a safe one it stays there. */
export function withRedirect(path: string, returnTo = ''): string {
  const target = safeLocalPath(returnTo);
  return target ? `${path}?redirect=${encodeURIComponent(target)}` : path;
}
