import { bodyParser } from '@koa/bodyparser';
import Router from '@koa/router';
import Koa, { type Middleware } from 'koa';
import compose from 'koa-compose';
import { cataloguePolicy } from './catalogue-policy.ts';
import { addCompanyCalls } from './company-api.ts';
import { readData } from './data/data.ts';
import { accountApiBase, addEnvironment } from './environment.ts';
import { addExternalScripts } from './external-scripts.ts';
import { addFaultCalls } from './faults.ts';
import { firstPaint } from './first-paint.ts';
import { followMarket } from './follow-market.ts';
import { addIcons } from './icons.ts';
import { addMarketCalls } from './market-api.ts';
import { addNotificationSettings } from './notification-settings.ts';
import { addNotificationCalls } from './notifications.ts';
import type { Parts } from './parts.ts';
import { addPictures } from './pictures.ts';
import { addProxy } from './proxy.ts';
import { renderersOfSources } from './renderers.ts';
import { addServerPage } from './server-page.ts';
import { addSessionCalls } from './session-api.ts';
import { Sessions } from './sessions.ts';
import { addSignIn } from './sign-in.ts';
import { startTransactions } from './transactions.ts';
import { addTranslations } from './translations.ts';

export interface BackendOptions {
  /** The folder of the sample data; by default the project's own. */
  dataFolder?: string;
  /** Overrides for the default `window.FP_ENV`. */
  environment?: Partial<Parts['environment']>;
  /** How many browser sessions are kept; beyond that the least recently used one is dropped. */
  maximumSessions?: number;
  /** The clock, for tests. */
  now?: () => number;
  /** Renders header and footer on the server; by default from the sources. */
  renderers?: Parts['renderers'];
}

/**
 * The embedded backend, for development and tests only: it answers every call that the shell and the portal make, from
 * sample data, with real cookies, and leaves every other request to the next middleware.
 * @throws DataError if the sample data has a mistake
 */
export function createBackend(options: BackendOptions = {}): Middleware {
  const parts: Parts = {
    data: readData(options.dataFolder),
    sessions: new Sessions(options.maximumSessions ?? 500),
    environment: { ...defaultEnvironment, ...options.environment },
    now: options.now ?? Date.now,
    renderers: options.renderers ?? renderersOfSources,
  };
  const app = new Koa();
  app.use(cataloguePolicy);
  app.use(followMarket(parts.data.markets));
  app.use(firstPaint(parts));
  app.use(startTransactions(parts));
  app.use(createRouter(parts).routes());
  return compose(app.middleware);
}

export function createRouter(parts: Parts): Router {
  const router = new Router();
  router.use(
    bodyParser({
      enableTypes: ['json', 'form'],
      onError: (_error, ctx) => ctx.throw(400, 'unreadable body'),
    }),
  );
  router.use(async (ctx, next) => {
    ctx.set('Cache-Control', 'no-store');
    ctx.set('X-Content-Type-Options', 'nosniff');
    await next();
  });
  for (const add of concerns) add(router, parts);
  return router;
}

const concerns = [
  addEnvironment,
  addMarketCalls,
  addSessionCalls,
  addCompanyCalls,
  addSignIn,
  addNotificationCalls,
  addNotificationSettings,
  addProxy,
  addTranslations,
  addExternalScripts,
  addIcons,
  addPictures,
  addFaultCalls,
  addServerPage,
];

const defaultEnvironment: Parts['environment'] = {
  REACT_APP_ENV: 'local',
  ACCOUNT_API_BASE_URL: accountApiBase,
  PRODUCTS_TRANSLATION_URL: '',
  WEBCOMPONENT_BASE_URL: '',
  DESIRED_LOCALE: '',
  APP_VERSION: '0.1.0',
  BUILD_VERSION: 'local',
  TAG_MANAGER_SCRIPT: { src: '/external/tag-manager.js', category: 'performance' },
};
