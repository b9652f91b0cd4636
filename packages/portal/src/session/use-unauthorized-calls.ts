import { watchFailures } from '@fleet-portal/model/api';
import { useEffect } from 'react';

/** Hears when the server no longer knows the person: any call that said who asks and was answered with 401 (SES-02). */
export function useUnauthorizedCalls(onUnauthorized: () => void): void {
  useEffect(
    () =>
      watchFailures(({ failure, hasCredentials }) => {
        if (hasCredentials && failure.status === 401) onUnauthorized();
      }),
    [onUnauthorized],
  );
}
