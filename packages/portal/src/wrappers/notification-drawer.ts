import '@fleet-portal/elements/define/notification-drawer';
import { FpNotificationDrawer } from '@fleet-portal/elements/notification-drawer';
import { wrap } from './wrap.ts';

/** `<fp-notification-drawer>` for React. */
export const NotificationDrawer = wrap('fp-notification-drawer', FpNotificationDrawer, [
  'fp-notification-read',
  'fp-notification-action',
  'fp-notification-delete',
  'fp-dismiss-all',
  'fp-notification-settings',
  'fp-notifications-close',
  'fp-notifications-retry',
  'fp-navigate',
]);
