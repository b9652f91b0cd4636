import type { Session, UserInfoRefresh } from '../../entities/index.ts';
import { currentUser } from './session.ts';

/**
 * The session with the user's details from a user-info refresh (SES-05). Permissions and user type are replaced by the answer's, so that
 * any that were revoked are gone; a name that is missing in the answer stays.
 * @returns null if the answer is about another user
 */
export function withUserInfo(session: Session, info: UserInfoRefresh): Session | null {
  const user = currentUser(session);
  if (user?.userId !== info.userId) return null;
  return {
    ...session,
    USER: {
      ...user,
      firstName: info.firstName || user.firstName,
      lastName: info.lastName || user.lastName,
      email: info.email || user.email,
      permissions: info.permissions,
      companyInfo: {
        ...user.companyInfo,
        companyName: info.companyInfo.companyName || user.companyInfo.companyName,
      },
      userType: info.userType,
    },
  };
}

/** The session with the user's groups (SES-04). */
export function withGroupMemberships(session: Session, groupMemberships: readonly string[]): Session {
  const user = currentUser(session);
  return user ? { ...session, USER: { ...user, groupMemberships: [...groupMemberships] } } : session;
}
