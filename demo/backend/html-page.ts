import type { Context } from 'koa';
import type { Markup } from './html.ts';

const policy = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Sends one of the backend's own pages, which run no scripts. */
export function sendPage(
  ctx: Pick<Context, 'set' | 'status' | 'type' | 'body'>,
  status: number,
  page: Markup,
): void {
  ctx.set('Content-Security-Policy', policy);
  ctx.set('Referrer-Policy', 'same-origin');
  ctx.status = status;
  ctx.type = 'html';
  ctx.body = page.text;
}
