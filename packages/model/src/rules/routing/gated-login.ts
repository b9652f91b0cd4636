import { analyticsHref } from './leave.ts';
import { loginHref, type LoginOptions } from './login.ts';
import { localePath } from '../locale/locale.ts';
import { safeLocalPath } from '../address/path.ts';

/**
 * Where signing in starts for a page that accepts certain auth contexts (GAT-05): at the step-up if the session needs only that, at the
 * analytics login if the page accepts nothing else, at the adfs login if the page, or else the market, asks for it, and at /login
 * otherwise.
 */
export function loginHrefFor(contexts: readonly string[], options: LoginOptions): string {
  if (contexts.length === 0 || options.stepUpRequired) return loginHref(options);
  const target = safeLocalPath(options.returnTo) ?? localePath(options.locale, '/');
  if (contexts.every((context) => context === 'analytics')) return analyticsHref(target);
  return loginHref({ ...options, signInType: usesAdfs(contexts, options.signInType) ? 'adfs' : 'iam' });
}

function usesAdfs(contexts: readonly string[], signInType: LoginOptions['signInType']): boolean {
  return contexts.includes('adfs') && (!contexts.includes('iam') || signInType === 'adfs');
}
