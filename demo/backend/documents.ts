import { fixedPageAt, splitLocale, withTrailingSlash } from '@fleet-portal/model/rules';
import type { Context, Middleware } from 'koa';
import { marketOf, otherMarketOf, rememberMarket } from './market-cookie.ts';
import { readData } from './data/data.ts';
import type { Markets } from './data/markets.ts';

export interface DocumentOptions {
  /** The path under which the server finds the portal's page, such as `/portal/index.html`. */
  index: string;
  /** The sample data's where they are left out. */
  markets?: Markets;
}

/**
 * Lets the portal's page answer wherever the portal has an address: under a locale, at the root, at a fixed page and at a
 * market's own routes, which the portal then redirects under the locale (RTE-16).
 */
export function documents({ index, markets = readData().markets }: DocumentOptions): Middleware {
  return async (ctx, next) => {
    if (isDocumentRequest(ctx) && isPortalPath(ctx.path, markets)) ctx.path = index;
    await next();
  };
}

/** Makes this origin play the site that a page's address belongs to. */
export function followMarket(markets: Markets): Middleware {
  return async (ctx, next) => {
    if (isDocumentRequest(ctx)) {
      const other = otherMarketOf(ctx.path, marketOf(ctx, markets), markets);
      if (other) rememberMarket(ctx, other);
    }
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

function isPortalPath(path: string, markets: Markets): boolean {
  if (path === '/' || splitLocale(path).locale !== null) return true;
  const wanted = withTrailingSlash(path);
  if (fixedPageAt(wanted)) return true;
  return [...markets.values()].some(({ routes }) =>
    routes.some((route) => route.path.replace('/*/', '/') === wanted),
  );
}
