import type { TransactionPreview } from '../entities/index.ts';
import { safeLocalPath } from './path.ts';

export interface LoginOptions {
  locale: string;
  /** Where the person comes back to: a path, query and hash of this site. */
  returnTo: string;
  /** The market's way to sign in. */
  signInType: 'iam' | 'adfs';
  /** The auth contexts that the page accepts; empty where the page names none. */
  contexts?: readonly string[];
}

/**
 * Where signing in begins (GAT-05, RTE-08): the analytics login for pages that accept nothing else, the adfs login
 * where the page or else the market asks for it, /login for any other.
 */
export function loginHref({ locale, returnTo, signInType, contexts = [] }: LoginOptions): string {
  const target = safeLocalPath(returnTo) ?? `/${locale}/`;
  if (contexts.length > 0 && contexts.every((context) => context === 'analytics'))
    return analyticsHref(target);
  if (usesAdfs(contexts, signInType)) return withRedirect('/adfslogin', target);
  return `/login?lang=${encodeURIComponent(locale)}&redirect=${encodeURIComponent(target)}`;
}

/** Where the session ends. */
export function logoutHref(returnTo?: string): string {
  return withRedirect('/logout', returnTo);
}

/** Where a session is stepped up (GAT-04). */
export function mfaHref(returnTo?: string): string {
  return withRedirect('/mfa', returnTo);
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

function usesAdfs(contexts: readonly string[], signInType: 'iam' | 'adfs'): boolean {
  if (contexts.length === 0) return signInType === 'adfs';
  if (!contexts.includes('adfs')) return false;
  return !contexts.includes('iam') || signInType === 'adfs';
}

function withRedirect(path: string, returnTo?: string): string {
  const target = safeLocalPath(returnTo ?? '');
  return target ? `${path}?redirect=${encodeURIComponent(target)}` : path;
}
