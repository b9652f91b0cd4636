import { defineOnce } from '../../internal/define.ts';
import { FpDropdown } from './dropdown.ts';

defineOnce('fp-dropdown', FpDropdown);

declare global {
  interface HTMLElementTagNameMap {
    'fp-dropdown': FpDropdown;
  }
}
