import { employeeUserType, permissions } from '../../constants/permissions.ts';
import type { Market, Session } from '../../entities/index.ts';
import { currentUser, hasPermissions, isSignedIn } from '../session/session.ts';

/** Whether this user has notifications in this market (GAT-11). */
export function showsNotifications(
  { fpgFeatureFlags }: Pick<Market, 'fpgFeatureFlags'>,
  session: Session,
): boolean {
  if (!fpgFeatureFlags.notifications || !isSignedIn(session)) return false;
  return !fpgFeatureFlags.notificationsForBlueStarInternalOnly || isInternal(session);
}

function isInternal(session: Session): boolean {
  return hasPermissions([permissions.admin], session) || currentUser(session)?.userType === employeeUserType;
}
