import { watchFailures } from '@fleet-portal/model/api';
import { useEffect } from 'react';

/**
 * Hears when the server no longer knows the person: any call that said who asks and was answered with 401 (SES-02).
 * @param onUnauthorized takes when the call was made, as `performance.now()` counts (ms)
 */
export function useUnauthorizedCalls(onUnauthorized: (sentAt: number) => void): void {
  useEffect(
    () =>
      watchFailures(({ failure, hasCredentials, sentAt }) => {
        if (hasCredentials && failure.status === 401) onUnauthorized(sentAt);
      }),
    [onUnauthorized],
  );
}
