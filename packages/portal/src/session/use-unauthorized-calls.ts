import { watchFailures } from '@fleet-portal/model/api';
import { useEffect } from 'react';

/**
 * Detects that the server no longer recognizes the user: any call with credentials that was answered with 401 (SES-02).
 * @param onUnauthorized receives when the call was made, by `performance.now()` (ms)
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
