import type { Market } from '../../entities/index.ts';
import { safeLocalPath } from '../address/path.ts';
import { localePath } from '../locale/locale.ts';
import { withRedirect } from '../address/redirect-query.ts';

type SignInType = Market['signInType'];

export interface LoginOptions {
  locale: string;
  /** The address to return to: a path, query and hash of this site. */
  returnTo: string;
  /** The market's way to sign in. */
  signInType: SignInType;
  /** Whether the session only has to be stepped up (GAT-04). */
  stepUpRequired?: boolean;
}

/** Where signing in starts, or continues, on a page without special requirements (RTE-08). */
export function loginHref({ locale, returnTo, signInType, stepUpRequired }: LoginOptions): string {
  const target = safeLocalPath(returnTo) ?? localePath(locale, '/');
  if (stepUpRequired) return withRedirect('/mfa', target);
  if (signInType === 'adfs') return withRedirect('/adfslogin', target);
  return `/login?lang=${encodeURIComponent(locale)}&redirect=${encodeURIComponent(target)}`;
}
