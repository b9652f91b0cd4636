import { useEffect, useState } from 'react';
import type { UpdateSession } from './update-session.ts';
import { requestUserInfo, userInfoNotUpdated, userInfoUpdated } from './user-info-events.ts';

interface UserInfoRefreshOptions {
  /** Whose details are asked for; '' while nobody is signed in. */
  sessionId: string;
  base: string;
  update: UpdateSession;
  /** The details are another's than before, or may be. */
  onUpdated: () => void;
  /** The server knows somebody else by now. */
  onOther: () => void;
}

/**
 * Answers the page's requests for the person's details (SES-05). Those that come before the call goes out share it; one that
 * comes while it is on its way is answered, with them, by another call: what it is about may be newer.
 */
export function useUserInfoRefresh(options: UserInfoRefreshOptions): void {
  const { sessionId, base, update, onUpdated, onOther } = options;
  // A new object for each answer, told once what it brought is on the page.
  const [answer, setAnswer] = useState<{ name: string } | null>(null);

  useEffect(() => {
    if (answer) window.dispatchEvent(new Event(answer.name));
  }, [answer]);

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    let isRunning = false;
    let isAsked = false;
    const load = async () => {
      if (!sessionId) throw new Error('nobody is signed in');
      const { refreshUserInfo, withUserInfo } = await import('./person-calls.ts');
      while (isAsked) {
        isAsked = false;
        const info = await refreshUserInfo(base, { signal });
        if (update(sessionId, (now) => withUserInfo(now, info))) continue;
        onOther();
        throw new Error('the answer is about somebody else');
      }
      onUpdated();
    };
    const onRequest = () => {
      isAsked = true;
      if (isRunning) return;
      isRunning = true;
      void load()
        .then(
          () => userInfoUpdated,
          (error: unknown) => {
            if (!signal.aborted) console.warn(`The user's details are not updated: ${String(error)}`);
            return userInfoNotUpdated;
          },
        )
        .then((name) => {
          isRunning = isAsked = false;
          setAnswer({ name });
        });
    };
    window.addEventListener(requestUserInfo, onRequest, { signal });
    return () => stop.abort();
  }, [base, onOther, onUpdated, sessionId, update]);
}
