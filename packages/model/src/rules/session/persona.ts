import { employeeUserType, permissions } from '../../constants/permissions.ts';
import type { Market, PageMetadata, Persona, Session } from '../../entities/index.ts';
import { currentUser, hasPermissions, isSignedIn } from './session.ts';

/** Which kind of person uses the portal (GAT-01). A dealer's permission counts before the user type. */
export function persona(session: Session): Persona {
  if (!isSignedIn(session)) return 'unauthenticated';
  if (hasPermissions([permissions.dealerPersona], session)) return 'dealer';
  return currentUser(session)?.userType === employeeUserType ? 'fordEmployee' : 'nonFord';
}

/** What the document says of itself to other scripts (ENT-25). */
export function pageMetadata(market: Pick<Market, 'id'>, session: Session): PageMetadata {
  return { marketId: market.id, persona: persona(session) };
}
