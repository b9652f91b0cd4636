import { format } from '../messages/format.ts';
import type { Banner, Session } from '../entities/index.ts';
import { currentUser } from '../rules/session/session.ts';

/** What a child session asks the page for (BAN-03); a session that is none asks for nothing. */
export type ChildSession = { kind: 'none' } | { kind: 'end' } | { kind: 'banner'; companyName: string };

/** A child session says whose account it is in; where that has no name it ends at once. */
export function childSession(session: Session): ChildSession {
  const user = currentUser(session);
  if (!user || !session.IS_CHILD_SESSION) return { kind: 'none' };
  const companyName = user.companyInfo.companyName.trim();
  return companyName ? { kind: 'banner', companyName } : { kind: 'end' };
}

/** The words of its banner; the text has a `{companyName}`. */
export interface ChildSessionMessages {
  childSessionText: string;
  endSession: string;
}

/** Its banner; the action is called `end-session`. */
export function childSessionBanner(companyName: string, messages: ChildSessionMessages): Banner {
  return {
    text: format(messages.childSessionText, { companyName }),
    variant: 'info',
    actions: [{ label: messages.endSession, action: 'end-session' }],
    showCloseIcon: false,
  };
}
