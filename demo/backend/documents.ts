import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isOutside, safeLocalPath, splitLocale } from '@fleet-portal/model/rules';
import type { Context, Middleware } from 'koa';

export interface DocumentOptions {
  /** The path of the portal's page on the server, such as `/portal/index.html`. */
  index: string;
  /** The folder of the files and folders that are served as they are. */
  root: string;
}

/**
 * Serves the portal's page for every page request that nothing else answers: under a locale, at the root, and at any other path, which
 * the portal then redirects under the locale, possibly to its 404 page (RTE-16, RTE-18).
 */
export function documents({ index, root }: DocumentOptions): Middleware {
  return async (ctx, next) => {
    if (isDocumentRequest(ctx) && isPortalPath(ctx.path, root)) ctx.path = index;
    await next();
  };
}

/** Whether a browser navigates to a page, as opposed to loading a subresource. */
export function isDocumentRequest(ctx: Pick<Context, 'method' | 'get' | 'accepts'>): boolean {
  if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return false;
  const destination = ctx.get('Sec-Fetch-Dest');
  if (destination && destination !== 'document' && destination !== 'iframe') return false;
  return ctx.get('Accept').includes('text/html');
}

/**
 * Whether the portal's page answers a path. A name with a dot is a file. At a path that leads out of the portal, its page would only
 * redirect there again.
 */
function isPortalPath(path: string, root: string): boolean {
  if (path === '/' || splitLocale(path).locale !== null) return true;
  if (isOutside(path) || safeLocalPath(path) !== path || /\.[^/]*$/.test(path)) return false;
  return !existsSync(join(root, path));
}
