import type { Environment } from '@fleet-portal/model/entities';
import type Router from '@koa/router';
import { marketOf } from './market-cookie.ts';
import type { Parts } from './parts.ts';

/** The base of the account API that the proxy forwards to; in fact this backend answers the calls. */
export const accountApiBase = 'https://accounts.example.com/fleet/';

/** Serves the environment as an external script, so that pages need no inline one. */
export function addEnvironment(router: Router, { data, environment }: Parts): void {
  router.get('/env.js', (ctx) => {
    const values: Environment = {
      ...environment,
      ENV_BASE_URL: ctx.origin,
      PRODUCTS_TRANSLATION_URL: environment.PRODUCTS_TRANSLATION_URL || `${ctx.origin}/products-translation`,
      WEBCOMPONENT_BASE_URL: environment.WEBCOMPONENT_BASE_URL || `${ctx.origin}/views`,
      MARKET_ID: marketOf(ctx, data.markets).id,
    };
    ctx.type = 'text/javascript';
    ctx.body = `window.FP_ENV = ${JSON.stringify(values).replaceAll('<', '\\u003c')};\n`;
  });
}
