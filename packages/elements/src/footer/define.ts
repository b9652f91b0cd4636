import { defineOnce } from '../internal/define.ts';
import { FpFooter } from './footer.ts';
export type {} from '../events/index.ts';

defineOnce('fp-footer', FpFooter);

declare global {
  interface HTMLElementTagNameMap {
    'fp-footer': FpFooter;
  }
}
