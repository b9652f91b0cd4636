import { createHash } from 'node:crypto';
import type { Market } from '@fleet-portal/model/entities';
import type Router from '@koa/router';
import { marketSummaries } from './data/markets.ts';
import { call } from './faults.ts';
import { firstPath, localeOfPage, marketOf, rememberMarket } from './market-cookie.ts';
import { navigationFor, withoutApiRoutes } from './navigation.ts';
import type { Parts } from './parts.ts';
import { refuse } from './refuse.ts';
import { refusePageParts } from './same-origin.ts';

/** Calls about the sites: their list, each market, its content pages and navigation, and switching from one site to another. */
export function addMarketCalls(router: Router, parts: Parts): void {
  const { markets, findContent } = parts.data;
  const served = new Map([...markets].map(([id, market]) => [id, serve(market)]));

  router.get('/markets.json', call('getMarketSummaries', parts), (ctx) => {
    ctx.body = { markets: marketSummaries(markets, ctx.origin) };
  });

  router.get('/markets/:id.json', call('getMarket', parts), (ctx) => {
    const market = served.get(ctx.params.id ?? '');
    if (!market) return refuse(ctx, 404, 'there is no such market');
    ctx.set('Cache-Control', 'no-cache');
    ctx.status = 200;
    ctx.etag = market.etag;
    if (ctx.fresh) {
      ctx.status = 304;
      return;
    }
    ctx.type = 'json';
    ctx.body = market.text;
  });

  router.get('/sites/:id/', refusePageParts, (ctx) => {
    const market = markets.get(ctx.params.id ?? '');
    if (!market) return refuse(ctx, 404, 'there is no such site');
    rememberMarket(ctx, market);
    ctx.redirect(firstPath(market));
  });

  router.get('/content/', call('getContent', parts), (ctx) => {
    const market = marketOf(ctx, markets);
    const { locale, path } = localeOfPage(ctx, market, String(ctx.query.path ?? ''));
    const page = findContent(market, locale, path);
    if (!page) return refuse(ctx, 404, 'there is no such content page');
    ctx.body = page;
  });

  router.get('/navigation/', call('getNavigation', parts), (ctx) => {
    const market = marketOf(ctx, markets);
    const { path } = localeOfPage(ctx, market, String(ctx.query.path ?? ''));
    ctx.body = navigationFor(market, path);
  });
}

function serve(market: Market): { text: string; etag: string } {
  const text = JSON.stringify(withoutApiRoutes(market));
  return { text, etag: createHash('sha256').update(text).digest('base64url').slice(0, 22) };
}
