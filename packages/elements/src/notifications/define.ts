import { defineOnce } from '../internal/define.ts';
import { FpNotificationDrawer } from './notification-drawer.ts';

defineOnce('fp-notification-drawer', FpNotificationDrawer);
