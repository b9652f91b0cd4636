import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isOutside, safeLocalPath, splitLocale } from '@fleet-portal/model/rules';
import type { Context, Middleware } from 'koa';

export interface DocumentOptions {
  /** The path under which the server finds the portal's page, such as `/portal/index.html`. */
  index: string;
  /** The folder whose files and folders answer for themselves. */
  root: string;
}

/**
 * Lets the portal's page answer wherever nothing else does: under a locale, at the root, and at any other path of a page, which
 * the portal then redirects under the locale, be it to its 404 page (RTE-16, RTE-18).
 */
export function documents({ index, root }: DocumentOptions): Middleware {
  return async (ctx, next) => {
    if (isDocumentRequest(ctx) && isPortalPath(ctx.path, root)) ctx.path = index;
    await next();
  };
}

/** Whether a browser asks for a page, and not for what a page needs. */
export function isDocumentRequest(ctx: Pick<Context, 'method' | 'get' | 'accepts'>): boolean {
  if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return false;
  const destination = ctx.get('Sec-Fetch-Dest');
  if (destination && destination !== 'document' && destination !== 'iframe') return false;
  return ctx.get('Accept').includes('text/html');
}

/** A name with a dot is a file's. At a way out of the portal its page would only lead there again. */
function isPortalPath(path: string, root: string): boolean {
  if (path === '/' || splitLocale(path).locale !== null) return true;
  if (isOutside(path) || safeLocalPath(path) === null || /\.[^/]*$/.test(path)) return false;
  return !existsSync(join(root, path));
}
