import type { TransactionPreview } from '../../entities/index.ts';
import { withRedirect } from '../address/redirect-query.ts';

/** Where the session ends. */
export function logoutHref(returnTo?: string): string {
  return withRedirect('/logout', returnTo);
}

export function analyticsHref(returnTo?: string): string {
  return withRedirect('/analytics', returnTo);
}

/** Where a child session ends and the person's own goes on (BAN-03). */
export function endChildSessionHref(returnTo: string): string {
  return withRedirect('/end-child-session', returnTo);
}

/** The root with a transaction that the server shall preview (TXP-01). */
export function transactionHref(preview: Omit<TransactionPreview, 'error'>): string {
  const { transactionId, path, sessionId, permissions, marketId } = preview;
  const fields = { transactionId, path, sessionId, permissions: permissions.join(','), marketId };
  return `/?${new URLSearchParams(fields).toString()}`;
}
