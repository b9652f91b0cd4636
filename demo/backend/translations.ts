import type Router from '@koa/router';
import { languageOf } from '@fleet-portal/model/rules';
import type { Context } from 'koa';
import { call, fail, type Fault } from './faults.ts';
import type { Parts } from './parts.ts';

/** The faults of this service; as it has no sessions, browsers cannot ask it for faults. */
const failures: Readonly<Record<string, Partial<Fault>>> = {
  drop: { drop: true },
  malformed: { body: 'malformed' },
  html: { body: 'html' },
  slow: { delay: 30_000 },
};

/** The products translation service (API-03): display names of applications. Calls below `/failing/…` fail or take too long. */
export function addTranslations(router: Router, parts: Parts): void {
  const names = (ctx: Pick<Context, 'body' | 'params'>) => {
    const { locale } = ctx.params as { locale?: string };
    ctx.body = { applications: parts.data.applicationNames[languageOf(locale ?? '')] };
  };
  router.get(
    '/products-translation/translation/fetch/:locale',
    call('getProductsTranslations', parts),
    (ctx) => {
      names(ctx);
    },
  );
  router.get('/products-translation/failing/:how/translation/fetch/:locale', async (ctx) => {
    const { how = '' } = ctx.params;
    const failure = failures[how] ?? { status: /^[45]\d\d$/.test(how) ? Number(how) : 500 };
    await fail(ctx, { call: 'getProductsTranslations', delay: 0, drop: false, ...failure }, () => {
      names(ctx);
      return Promise.resolve();
    });
  });
}
