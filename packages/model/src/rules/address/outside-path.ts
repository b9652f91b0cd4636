import { routeKey } from './route-key.ts';

const proxy = '/proxy-api-request';

/** Paths at this origin that applications other than the portal answer (RTE-08, RTE-09). */
const outside: ReadonlySet<string> = new Set([
  '/login',
  '/adfslogin',
  '/logout',
  '/mfa',
  '/analytics',
  '/end-child-session',
  proxy,
]);

/** The canonical form of a path that another application answers; null if it is the portal's. */
export function outsidePath(path: string): string | null {
  const known = plainKey(path);
  return outside.has(known) ? known : null;
}

/** Whether another application answers a path. The proxy does so under any base of the backend (API-08, RTE-09). */
export function isOutside(path: string): boolean {
  const known = plainKey(path);
  return outside.has(known) || known.endsWith(proxy);
}

function plainKey(path: string): string {
  return routeKey(path)
    .toLowerCase()
    .replace(/\b(?:\/\*?)+$/, '');
}
