import '@fleet-portal/elements/define/top-notifications';
import { FpTopNotifications } from '@fleet-portal/elements/top-notifications';
import { wrap } from './wrap.ts';

/** `<fp-top-notifications>` for React. */
export const TopNotifications = wrap('fp-top-notifications', FpTopNotifications, [
  'fp-navigate',
  'fp-top-notification-close',
]);
