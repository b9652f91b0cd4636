import type { Market } from '../../entities/index.ts';
import { safeLocalPath } from '../address/path.ts';
import { withRedirect } from '../address/redirect-query.ts';

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
  if (signInType === 'adfs') return withRedirect('/adfslogin', target);
  return `/login?lang=${encodeURIComponent(locale)}&redirect=${encodeURIComponent(target)}`;
}
