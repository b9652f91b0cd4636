import type { TransactionPreview } from '@fleet-portal/model/entities';
import type { Middleware } from 'koa';
import { isDocumentRequest } from './documents.ts';
import type { Parts } from './parts.ts';
import { loginOf } from './signed-in.ts';

/** Starts the preview that the query of the root path asks for, in the session of the signed-in user (RTE-08, TXP-01). */
export function startTransactions({ sessions, data }: Parts): Middleware {
  return async (ctx, next) => {
    const query = new URLSearchParams(ctx.querystring);
    const transactionId = query.get('transactionId');
    if (ctx.path === '/' && transactionId && isDocumentRequest(ctx)) {
      const login = loginOf(sessions, ctx);
      if (login) login.transaction = preview(transactionId, query, data);
    }
    await next();
  };
}

function preview(
  transactionId: string,
  query: URLSearchParams,
  { markets }: Parts['data'],
): TransactionPreview {
  const marketId = query.get('marketId') ?? '';
  return {
    transactionId,
    sessionId: query.get('sessionId') ?? '',
    permissions: (query.get('permissions') ?? '').split(',').filter(Boolean),
    marketId,
    path: query.get('path') ?? '',
    error: markets.has(marketId) ? '' : `There is no market "${quoted(marketId)}".`,
  };
}

/** The portal shows the error, so a link must not be able to inject text of its own. */
const quoted = (marketId: string) => (/^[\w-]{1,20}$/.test(marketId) ? marketId : '…');
