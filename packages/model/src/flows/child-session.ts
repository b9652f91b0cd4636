import { format } from '../messages/format.ts';
import type { Banner, Session } from '../entities/index.ts';
import { currentUser } from '../rules/session/session.ts';

/** What a child session asks the page for (BAN-03); a session that is none asks for nothing. The name may be empty. */
export type ChildSession = { kind: 'none' } | { kind: 'end' } | { kind: 'banner'; companyName: string };

/**
 * A child session says whose account it is in; where that has no name it ends at once.
 * @param canEnd false where it has come back from its end: it stands, and the person may end it
 */
export function childSession(session: Session, canEnd = true): ChildSession {
  const user = currentUser(session);
  if (!user || !session.IS_CHILD_SESSION) return { kind: 'none' };
  const companyName = user.companyInfo.companyName.trim();
  return companyName || !canEnd ? { kind: 'banner', companyName } : { kind: 'end' };
}

/** The words of its banner; the text has a `{companyName}`. */
export interface ChildSessionMessages {
  childSessionText: string;
  /** Where the company has no name. */
  childSessionUnnamed: string;
  endSession: string;
}

/** Its banner; the action is called `end-session`. */
export function childSessionBanner(companyName: string, messages: ChildSessionMessages): Banner {
  return {
    text: companyName ? format(messages.childSessionText, { companyName }) : messages.childSessionUnnamed,
    variant: 'info',
    actions: [{ label: messages.endSession, action: 'end-session' }],
    showCloseIcon: false,
  };
}
