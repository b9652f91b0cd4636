import type { Market, Session } from '../../entities/index.ts';
import { loginHrefFor } from './gated-login.ts';
import { chooseLocale } from './locale-choice.ts';
import { needsPerson } from './route-needs.ts';
import { splitLocale } from '../locale/locale.ts';
import { isSignedIn, missingPermissions } from '../session/session.ts';
import { isAccepted } from '../session/sign-in-context.ts';
import { splitUrl } from '../address/url-parts.ts';

/** What a page requires of its users (GAT-02). */
export interface Need {
  /** The accepted ways of signing in; one of them is enough. Empty if any will do. */
  contexts: readonly string[];
  /** All of them are needed. */
  permissions: readonly string[];
  /** For pages that require neither of these, but a signed-in user. */
  signIn?: boolean;
}

export interface GateContext {
  session: Session;
  market: Pick<Market, 'authContext' | 'signInType' | 'allowedLocales'>;
  /** The requested page, as path, query and hash, to return to. */
  url: string;
}

/** Why the user is sent to sign in. */
export type LoginReason = 'redirecting to login' | 'redirecting to iam step up';

export function isLoginReason(message: string): message is LoginReason {
  return message === 'redirecting to login' || message === 'redirecting to iam step up';
}

export type GateResult =
  | { kind: 'allow' }
  /** The user has to go elsewhere first: to the login or to the step-up. */
  | { kind: 'leave'; href: string; message: LoginReason }
  /** The permissions that are missing. */
  | { kind: 'forbidden'; permissions: string[] }
  | { kind: 'notFound' };

/**
 * Decides whether a page may be requested, rendered or preloaded for this user (GAT-02 to GAT-07).
 * @param needs the page's needs, such as a route's and its layout's: every one must be met
 */
export function gate(needs: readonly Need[], context: GateContext): GateResult {
  if (needs.some((need) => !isAccepted(need.contexts, context))) return { kind: 'notFound' };
  if (!needsPerson(needs)) return { kind: 'allow' };
  const contexts = unique(needs.flatMap((need) => need.contexts));
  const required = unique(needs.flatMap((need) => need.permissions));
  if (!isSignedIn(context.session)) return signIn(contexts, context);
  const permissions = missingPermissions(required, context.session);
  return permissions.length > 0 ? { kind: 'forbidden', permissions } : { kind: 'allow' };
}

/** GAT-04, GAT-05 */
function signIn(contexts: readonly string[], { session, market, url }: GateContext): GateResult {
  const { stepUpRequired } = session;
  const { signInType } = market;
  const locale = chooseLocale(market, splitLocale(splitUrl(url).path).locale);
  const href = loginHrefFor(contexts, { locale, returnTo: url, signInType, stepUpRequired });
  const message = stepUpRequired ? 'redirecting to iam step up' : 'redirecting to login';
  return { kind: 'leave', href, message };
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}
