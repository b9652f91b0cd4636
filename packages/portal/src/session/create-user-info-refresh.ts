import { refreshUserInfo } from '@fleet-portal/model/api';
import type { Session } from '@fleet-portal/model/entities';
import { nameAndMessageOf, personKey, withUserInfo } from '@fleet-portal/model/rules';
import type { UpdateSession } from './update-session.ts';
import { userInfoNotUpdated, userInfoUpdated } from './user-info-events.ts';

export interface UserInfoRefreshOptions {
  /** Whose details are asked for; '' while nobody is signed in. */
  sessionId: string;
  base: string;
  update: UpdateSession;
  /** The details are another's than before, or may be. */
  onUpdated: () => void;
  /** The server knows somebody else by now, or another company, of which the session says more than the details. */
  onOther: () => void;
}

interface Ending {
  signal: AbortSignal;
  /** Takes the event that answers the page's requests. */
  answer: (name: string) => void;
}

/**
 * Makes what takes the page's requests for the person's details. Those that come before the call goes out share it; one that
 * comes while it is on its way is answered, with them, by another call: what it is about may be newer.
 */
export function createUserInfoRefresh(
  { sessionId, base, update, onUpdated, onOther }: UserInfoRefreshOptions,
  { signal, answer }: Ending,
): () => void {
  let isRunning = false;
  let isAsked = false;

  async function load(): Promise<void> {
    await Promise.resolve();
    if (!sessionId) throw new Error('nobody is signed in');
    // Before and after: another company is another key.
    const keys = new Set<string>();
    while (isAsked) {
      isAsked = false;
      const info = await refreshUserInfo(base, { signal }).catch(unlessAskedAgain);
      if (!info) continue;
      const change = (now: Session) => {
        const next = withUserInfo(now, info);
        for (const session of [now, next ?? now]) keys.add(personKey(session));
        return next;
      };
      if (update(sessionId, change)) continue;
      onOther();
      throw new Error('the answer is about somebody else');
    }
    onUpdated();
    if (keys.size > 1) onOther();
  }

  /** A call that fails counts only where no other one follows it. */
  function unlessAskedAgain(error: unknown): null {
    if (isAsked) return null;
    throw error;
  }

  async function run(): Promise<string> {
    try {
      await load();
      return userInfoUpdated;
    } catch (error) {
      if (!signal.aborted) console.warn(`The user's details are not updated: ${nameAndMessageOf(error)}`);
      return userInfoNotUpdated;
    }
  }

  return () => {
    isAsked = true;
    if (isRunning) return;
    isRunning = true;
    void run().then((name) => {
      isRunning = isAsked = false;
      answer(name);
    });
  };
}
