import type { Context, Middleware } from 'koa';

/**
 * Refuses what another site's page sends: a browser names the page's origin in what changes state, and says how the
 * page and this server are related. A client that is no browser sends neither, and carries nobody's cookies.
 */
export const requireSameOrigin: Middleware = async (ctx, next) => {
  if (isCrossOrigin(ctx)) {
    ctx.status = 403;
    ctx.body = { error: 'only pages of this origin may do that' };
    return;
  }
  await next();
};

export function isCrossOrigin(ctx: Pick<Context, 'get' | 'origin'>): boolean {
  const origin = ctx.get('Origin');
  if (origin && origin !== ctx.origin) return true;
  const site = ctx.get('Sec-Fetch-Site');
  return site !== '' && site !== 'same-origin' && site !== 'none';
}
