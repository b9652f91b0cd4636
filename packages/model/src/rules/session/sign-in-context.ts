import type { Market, Session } from '../../entities/index.ts';
import { list } from '../list.ts';
import { isSignedIn } from './session.ts';

interface SignInContext {
  market: Pick<Market, 'authContext'>;
  session: Session;
}

/** GAT-06: the market accepts one of the auth contexts, or the user signed in with one of them. */
export function isAccepted(contexts: readonly string[], { market, session }: SignInContext): boolean {
  if (contexts.length === 0) return true;
  const own = isSignedIn(session) ? session.authContext : '';
  return contexts.some((context) => list(market.authContext).includes(context) || context === own);
}
