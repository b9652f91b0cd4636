import type { Session } from '@fleet-portal/model/entities';
import { currentUser } from '@fleet-portal/model/rules';

/** Another one for each session and company: what the server answers of the one is not true of the other. */
export function personKey(session: Session): string {
  return `${session.SESSIONID} ${currentUser(session)?.companyInfo.companyName}`;
}
