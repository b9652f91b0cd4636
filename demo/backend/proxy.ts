import type Router from '@koa/router';
import { answerAccountCall } from './account-api.ts';
import type { Parts } from './parts.ts';
import { refuse } from './refuse.ts';
import { isCrossOrigin } from './same-origin.ts';

const readingMethods = ['GET', 'HEAD'];

/** Forwards calls to the account API (API-08) and nothing else: this is not an open proxy. */
export function addProxy(router: Router, parts: Parts): void {
  const base = new URL(parts.environment.ACCOUNT_API_BASE_URL);
  router.all('/proxy-api-request/', async (ctx) => {
    if (!readingMethods.includes(ctx.method) && isCrossOrigin(ctx)) {
      return refuse(ctx, 403, 'only pages of this origin may do that');
    }
    const target = accountTarget(ctx.query.redirect, base);
    if (!target) return refuse(ctx, 403, 'only the account API is reached through this proxy');
    await answerAccountCall(ctx, target, parts);
  });
}

/** The account API path and query that a URL names; null if it is not below the base, or only appears to be. */
function accountTarget(text: unknown, base: URL): { path: string; query: URLSearchParams } | null {
  if (typeof text !== 'string' || /[\\\s\p{C}]/u.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.origin !== base.origin || url.username || url.password || url.hash) return null;
  if (!url.pathname.startsWith(base.pathname)) return null;
  const path = url.pathname.slice(base.pathname.length);
  return /^\w[\w/-]*$/.test(path) && !path.includes('//') ? { path, query: url.searchParams } : null;
}
