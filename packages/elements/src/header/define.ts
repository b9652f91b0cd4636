import { defineOnce } from '../internal/define.ts';
import { FpHeader } from './header.ts';

defineOnce('fp-header', FpHeader);

declare global {
  interface HTMLElementTagNameMap {
    'fp-header': FpHeader;
  }
}
