import type { TransactionPreview } from '../../entities/index.ts';
import { withRedirect } from '../address/redirect-query.ts';

/** The address that ends the session. */
export function logoutHref(returnTo?: string): string {
  return withRedirect('/logout', returnTo);
}

export function analyticsHref(returnTo?: string): string {
  return withRedirect('/analytics', returnTo);
}

/** The address that ends a child session and returns to the user's own (BAN-03). */
export function endChildSessionHref(returnTo: string): string {
  return withRedirect('/end-child-session', returnTo);
}

/** The root with a transaction for the server to preview (TXP-01). */
export function transactionHref(preview: Omit<TransactionPreview, 'error'>): string {
  const { transactionId, path, sessionId, permissions, marketId } = preview;
  const fields = { transactionId, path, sessionId, permissions: permissions.join(','), marketId };
  return `/?${new URLSearchParams(fields).toString()}`;
}
