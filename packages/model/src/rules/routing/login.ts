import type { Market } from '../../entities/index.ts';
import { safeLocalPath } from '../address/path.ts';
import { localePath } from '../locale/locale.ts';
import { withRedirect } from '../address/redirect-query.ts';

type SignInType = Market['signInType'];

export interface LoginOptions {
  locale: string;
  /** Where the person comes back to: a path, query and hash of this site. */
  returnTo: string;
  /** The market's way to sign in. */
  signInType: SignInType;
  /** Whether the session only has to be stepped up (GAT-04). */
  stepUpRequired?: boolean;
}

/** Where signing in begins, or goes on, on a page that asks for nothing special (RTE-08). */
export function loginHref({ locale, returnTo, signInType, stepUpRequired }: LoginOptions): string {
  const target = safeLocalPath(returnTo) ?? localePath(locale, '/');
  if (stepUpRequired) return withRedirect('/mfa', target);
  if (signInType === 'adfs') return withRedirect('/adfslogin', target);
  return `/login?lang=${encodeURIComponent(locale)}&redirect=${encodeURIComponent(target)}`;
}
