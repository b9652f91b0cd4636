import { defineOnce } from '../internal/define.ts';
import { FpHeader } from './header.ts';
export type {} from '../events/index.ts';

defineOnce('fp-header', FpHeader);

declare global {
  interface HTMLElementTagNameMap {
    'fp-header': FpHeader;
  }
}
