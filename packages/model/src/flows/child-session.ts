import { format } from '../messages/format.ts';
import type { Banner, Session } from '../entities/index.ts';
import { currentUser } from '../rules/session/session.ts';

/** What a child session requires of the page (BAN-03); `none` for any other session. The name may be empty. */
export type ChildSession = { kind: 'none' } | { kind: 'end' } | { kind: 'banner'; companyName: string };

/**
 * A child session shows whose account it is in; if that company has no name, the session ends at once.
 * @param canEnd false if ending it has failed: it continues, and the user may end it
 */
export function childSession(session: Session, canEnd = true): ChildSession {
  const user = currentUser(session);
  if (!user || !session.IS_CHILD_SESSION) return { kind: 'none' };
  const companyName = user.companyInfo.companyName.trim();
  return companyName || !canEnd ? { kind: 'banner', companyName } : { kind: 'end' };
}

/** The texts of the banner; `childSessionText` has a `{companyName}`. */
export interface ChildSessionMessages {
  childSessionText: string;
  /** Used if the company has no name. */
  childSessionUnnamed: string;
  endSession: string;
}

/** The banner of a child session; its action is called `end-session`. */
export function childSessionBanner(companyName: string, messages: ChildSessionMessages): Banner {
  return {
    text: companyName ? format(messages.childSessionText, { companyName }) : messages.childSessionUnnamed,
    variant: 'info',
    actions: [{ label: messages.endSession, action: 'end-session' }],
    showCloseIcon: false,
  };
}
