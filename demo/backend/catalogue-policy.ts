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
  if (ctx.path.startsWith('/demo/catalogue/') && isDocumentRequest(ctx))
    ctx.set('Content-Security-Policy', policy);
  await next();
};
