import { defineOnce } from '../internal/define.ts';
import { FpTopNotifications } from './top-notifications.ts';

defineOnce('fp-top-notifications', FpTopNotifications);
