import type { Context, Middleware } from 'koa';
import { refuse } from './refuse.ts';

/**
 * Refuses what another site's page sends: a browser names the page's origin in what changes state, and says how the
 * page and this server are related. A client that is no browser sends neither, and carries nobody's cookies.
 */
export const requireSameOrigin: Middleware = async (ctx, next) => {
  if (isCrossOrigin(ctx)) refuse(ctx, 403, 'only pages of this origin may do that');
  else await next();
};

/**
 * Refuses what a page asks for as a picture, a frame or another part of itself: content that somebody else has written may hold
 * the address of what changes state.
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
