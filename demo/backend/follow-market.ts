import type { Middleware } from 'koa';
import type { Markets } from './data/markets.ts';
import { isDocumentRequest } from './documents.ts';
import { marketOf, marketOfPage, rememberMarket } from './market-cookie.ts';

/** Switches this origin to the market that a page's address belongs to. */
export function followMarket(markets: Markets): Middleware {
  return async (ctx, next) => {
    if (isDocumentRequest(ctx)) {
      const market = marketOfPage(ctx, markets);
      if (market !== marketOf(ctx, markets)) rememberMarket(ctx, market);
    }
    await next();
  };
}
