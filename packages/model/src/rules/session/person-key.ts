import type { Session, User } from '../../entities/index.ts';
import { firstText } from '../text/labels.ts';
import { currentUser } from './session.ts';

/** Another one for each person and company: what the server answers of the one is not true of the other. */
export function personKey(session: Session): string {
  const user: Partial<User> | null = currentUser(session);
  return `${firstText(user?.userId, session.SESSIONID)} ${user?.companyInfo?.companyName}`;
}
