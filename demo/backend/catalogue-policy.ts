import { posix } from 'node:path';
import type { Middleware } from 'koa';
import { isDocumentRequest } from './documents.ts';

const policy = [
  "default-src 'self'",
  "img-src 'self' data:",
  "frame-ancestors 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "object-src 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types fp-shell lit-html dompurify',
].join('; ');

/** Serves the catalogue's pages under the strictest policy that a host may have, so that each state proves its element works under it. */
export const cataloguePolicy: Middleware = async (ctx, next) => {
  if (isInCatalogue(ctx.path) && isDocumentRequest(ctx)) ctx.set('Content-Security-Policy', policy);
  await next();
};

/** Whichever way the URL writes the path of a file. */
function isInCatalogue(path: string): boolean {
  try {
    return posix.normalize(decodeURIComponent(path)).startsWith('/demo/catalogue/');
  } catch {
    return false;
  }
}
