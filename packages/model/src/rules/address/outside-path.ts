import { routeKey } from './route-key.ts';

const proxy = '/proxy-api-request';

/** What other applications than the portal answer at this origin (RTE-08, RTE-09). */
const outside: ReadonlySet<string> = new Set([
  '/login',
  '/adfslogin',
  '/logout',
  '/mfa',
  '/analytics',
  '/end-child-session',
  proxy,
]);

/** The path in its one form where another application answers it; null where it is the portal's. */
export function outsidePath(path: string): string | null {
  const known = plainKey(path);
  return outside.has(known) ? known : null;
}

/** Whether another application answers a path. The proxy does so under any base that the backend may have (API-08, RTE-09). */
export function isOutside(path: string): boolean {
  const known = plainKey(path);
  return outside.has(known) || known.endsWith(proxy);
}

function plainKey(path: string): string {
  return routeKey(path)
    .toLowerCase()
    .replace(/(?:\/\*?)+$/, '');
}
