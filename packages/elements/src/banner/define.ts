import { defineOnce } from '../internal/define.ts';
import { FpBanner } from './banner.ts';
export type {} from '../events/index.ts';

defineOnce('fp-banner', FpBanner);

declare global {
  interface HTMLElementTagNameMap {
    'fp-banner': FpBanner;
  }
}
