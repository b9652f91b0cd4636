import { defineOnce } from '../internal/define.ts';
import { FpTopNotifications } from './top-notifications.ts';
export type {} from '../events/index.ts';

defineOnce('fp-top-notifications', FpTopNotifications);

declare global {
  interface HTMLElementTagNameMap {
    'fp-top-notifications': FpTopNotifications;
  }
}
