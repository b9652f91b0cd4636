import type { Market } from '../entities/index.ts';
import { adfsLoginHref, analyticsHref, iamLoginHref } from './leave.ts';
import { safeLocalPath } from './path.ts';

type SignInType = Market['signInType'];

export interface LoginOptions {
  locale: string;
  /** Where the person comes back to: a path, query and hash of this site. */
  returnTo: string;
  /** The market's way to sign in. */
  signInType: SignInType;
}

/** Where signing in begins on a page that asks for nothing special (RTE-08). */
export function loginHref({ locale, returnTo, signInType }: LoginOptions): string {
  const target = safeLocalPath(returnTo) ?? `/${locale}/`;
  return signInType === 'adfs' ? adfsLoginHref(target) : iamLoginHref(locale, target);
}

/**
 * Where signing in begins for a page that accepts some auth contexts (GAT-05): the analytics login where it accepts
 * nothing else, the adfs login where the page or else the market asks for it, /login for any other.
 */
export function loginHrefFor(contexts: readonly string[], options: LoginOptions): string {
  if (contexts.length === 0) return loginHref(options);
  const target = safeLocalPath(options.returnTo) ?? `/${options.locale}/`;
  if (contexts.every((context) => context === 'analytics')) return analyticsHref(target);
  return loginHref({ ...options, signInType: usesAdfs(contexts, options.signInType) ? 'adfs' : 'iam' });
}

function usesAdfs(contexts: readonly string[], signInType: SignInType): boolean {
  return contexts.includes('adfs') && (!contexts.includes('iam') || signInType === 'adfs');
}
