import { safeLocalPath } from './path.ts';

/** An address outside the portal that returns to a path of this site; without a safe path, it does not return. */
export function withRedirect(path: string, returnTo = ''): string {
  const target = safeLocalPath(returnTo);
  return target ? `${path}?redirect=${encodeURIComponent(target)}` : path;
}
