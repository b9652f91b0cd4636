import { useEffect, useState } from 'react';
import type { UserInfoRefreshOptions } from './create-user-info-refresh.ts';
import { requestUserInfo, userInfoNotUpdated } from './user-info-events.ts';

/** Answers the page's requests for the user's details (SES-05) with a script that loads on the first of them. */
export function useUserInfoRefresh(options: UserInfoRefreshOptions): void {
  const { sessionId, base, update, onUpdated, onOther } = options;
  // A new object for each answer, whose event is dispatched once the new details are rendered.
  const [answer, setAnswer] = useState<{ name: string } | null>(null);

  useEffect(() => {
    if (answer) dispatchEvent(new Event(answer.name));
  }, [answer]);

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const tell = (name: string) => setAnswer({ name });
    let refresh: Promise<() => void> | undefined;
    const load = async () => {
      const { createUserInfoRefresh } = await import('./create-user-info-refresh.ts');
      return createUserInfoRefresh({ sessionId, base, update, onUpdated, onOther }, { signal, answer: tell });
    };
    const onRequest = () => {
      refresh ??= load();
      refresh.then(
        (ask) => ask(),
        () => {
          refresh = undefined;
          tell(userInfoNotUpdated);
        },
      );
    };
    addEventListener(requestUserInfo, onRequest, { signal });
    return () => stop.abort();
  }, [base, onOther, onUpdated, sessionId, update]);
}
