import type { Context, Middleware } from 'koa';
import { refuse } from './refuse.ts';

/**
 * Refuses requests from other sites' pages: browsers send the page's origin with requests that change state, and state how the
 * page and this server are related. Other clients send neither header, and do not carry a user's cookies.
 */
export const requireSameOrigin: Middleware = async (ctx, next) => {
  if (isCrossOrigin(ctx)) refuse(ctx, 403, 'only pages of this origin may do that');
  else await next();
};

/**
 * Refuses requests for images, frames and other subresources: user-written content may contain the URL of a request that changes
 * state.
 */
export const refusePageParts: Middleware = async (ctx, next) => {
  if (['', 'document', 'empty'].includes(ctx.get('Sec-Fetch-Dest'))) await next();
  else refuse(ctx, 403, 'no picture or other part of a page may do that');
};

export function isCrossOrigin(ctx: Pick<Context, 'get' | 'origin'>): boolean {
  const origin = ctx.get('Origin');
  if (origin && origin !== ctx.origin) return true;
  const site = ctx.get('Sec-Fetch-Site');
  return site !== '' && site !== 'same-origin' && site !== 'none';
}
