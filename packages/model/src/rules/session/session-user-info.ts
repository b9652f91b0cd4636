import type { Session, UserInfoRefresh } from '../../entities/index.ts';
import { currentUser } from './session.ts';

/**
 * The session with what a user-info refresh says of its person (SES-05). Permissions and user type are those of the answer alone,
 * so that what was taken away is gone; a name that the answer leaves out stays.
 * @returns null where the answer is about somebody else
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

/** The session with the groups of its person (SES-04). */
export function withGroupMemberships(session: Session, groupMemberships: readonly string[]): Session {
  const user = currentUser(session);
  return user ? { ...session, USER: { ...user, groupMemberships: [...groupMemberships] } } : session;
}
