import type { Session, User } from '../../entities/index.ts';
import { firstText } from '../text/labels.ts';
import { currentUser } from './session.ts';

/** A key for each user and company: the server's answers for one do not apply to another. */
export function personKey(session: Session): string {
  const user: Partial<User> | null = currentUser(session);
  return `${firstText(user?.userId, session.SESSIONID)} ${user?.companyInfo?.companyName}`;
}
