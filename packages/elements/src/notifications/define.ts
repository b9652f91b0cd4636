import { defineOnce } from '../internal/define.ts';
import { FpNotificationDrawer } from './notification-drawer.ts';
export type {} from '../events/index.ts';

defineOnce('fp-notification-drawer', FpNotificationDrawer);

declare global {
  interface HTMLElementTagNameMap {
    'fp-notification-drawer': FpNotificationDrawer;
  }
}
