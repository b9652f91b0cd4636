import { refreshUserInfo } from '@fleet-portal/model/api';
import type { Session } from '@fleet-portal/model/entities';
import { nameAndMessageOf, personKey, withUserInfo } from '@fleet-portal/model/rules';
import type { UpdateSession } from './update-session.ts';
import { userInfoNotUpdated, userInfoUpdated } from './user-info-events.ts';

export interface UserInfoRefreshOptions {
  /** The session whose user details are requested; '' while nobody is signed in. */
  sessionId: string;
  base: string;
  update: UpdateSession;
  /** Called when the details have been loaded again; they may have changed. */
  onUpdated: () => void;
  /** Called if the server now has another user or company: then the session must be loaded again, since it holds more than the details. */
  onOther: () => void;
}

interface Ending {
  signal: AbortSignal;
  /** Called with the name of the event that answers the page's requests. */
  answer: (name: string) => void;
}

/**
 * Creates the handler of the page's requests for the user's details. Requests made before the call starts share it. A request made during
 * the call causes another call, which answers all of them: what the request is about may be newer than the first call.
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
    // The keys before and after: they differ if the company has changed.
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

  /** Ignores a failed call if another one follows. */
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
