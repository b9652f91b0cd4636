import { employeeUserType, permissions } from '../../constants/permissions.ts';
import type { Market, PageMetadata, Persona, Session } from '../../entities/index.ts';
import { currentUser, hasPermissions, isSignedIn } from './session.ts';

/** The kind of user (GAT-01). The dealer permission takes precedence over the user type. */
export function persona(session: Session): Persona {
  if (!isSignedIn(session)) return 'unauthenticated';
  if (hasPermissions([permissions.dealerPersona], session)) return 'dealer';
  return currentUser(session)?.userType === employeeUserType ? 'fordEmployee' : 'nonFord';
}

/** The document's metadata for other scripts (ENT-25). */
export function pageMetadata(market: Pick<Market, 'id'>, session: Session): PageMetadata {
  return { marketId: market.id, persona: persona(session) };
}
