import type Router from '@koa/router';
import { languageOf } from '@fleet-portal/model/rules';
import { call } from './faults.ts';
import type { Parts } from './parts.ts';

/** The products translation service (API-03): display names of applications. */
export function addTranslations(router: Router, parts: Parts): void {
  router.get(
    '/products-translation/translation/fetch/:locale',
    call('getProductsTranslations', parts),
    (ctx) => {
      ctx.body = { applications: parts.data.applicationNames[languageOf(ctx.params.locale ?? '')] };
    },
  );
}
