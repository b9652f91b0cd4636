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

/** The pages of the catalogue keep a host's strictest rules, so that each state shows that its element keeps them too. */
export const cataloguePolicy: Middleware = async (ctx, next) => {
  if (ctx.path.startsWith('/demo/catalogue/') && isDocumentRequest(ctx))
    ctx.set('Content-Security-Policy', policy);
  await next();
};
