import { timers } from '@fleet-portal/model/constants';
import { requestUserInfo, userInfoNotUpdated, userInfoUpdated } from '../session/user-info-events.ts';

/**
 * Requests the user's details again (SES-05), and waits until they are updated.
 * @throws if they are not updated in time, or the flow has ended
 */
export function updateUserInfo(ended: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const over = new AbortController();
    const { signal } = over;
    const giveUp = () => {
      over.abort();
      reject(new Error('the details of the person are not updated'));
    };
    const limit = AbortSignal.any([ended, AbortSignal.timeout(timers.userInfoUpdate)]);
    limit.addEventListener('abort', giveUp, { signal });
    addEventListener(userInfoNotUpdated, giveUp, { signal });
    addEventListener(
      userInfoUpdated,
      () => {
        over.abort();
        resolve();
      },
      { signal },
    );
    dispatchEvent(new Event(requestUserInfo));
  });
}
