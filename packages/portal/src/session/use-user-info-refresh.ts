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
}

/** Answers the page's requests for the person's details, those that overlap by one call (SES-05). */
export function useUserInfoRefresh({ sessionId, base, update, onUpdated }: UserInfoRefreshOptions): void {
  // A new object for each answer, told once what it brought is on the page.
  const [answer, setAnswer] = useState<{ name: string } | null>(null);

  useEffect(() => {
    if (answer) window.dispatchEvent(new Event(answer.name));
  }, [answer]);

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    let isRunning = false;
    const load = async () => {
      if (!sessionId) throw new Error('nobody is signed in');
      const { refreshUserInfo, withUserInfo } = await import('./person-calls.ts');
      const info = await refreshUserInfo(base, { signal });
      if (!update(sessionId, (now) => withUserInfo(now, info)))
        throw new Error('the answer is about somebody else');
      onUpdated();
    };
    const onRequest = () => {
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
          isRunning = false;
          setAnswer({ name });
        });
    };
    window.addEventListener(requestUserInfo, onRequest, { signal });
    return () => stop.abort();
  }, [base, onUpdated, sessionId, update]);
}
