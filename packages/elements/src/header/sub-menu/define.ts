import { defineOnce } from '../../internal/define.ts';
import { FpSubMenu } from './sub-menu.ts';

defineOnce('fp-sub-menu', FpSubMenu);

declare global {
  interface HTMLElementTagNameMap {
    'fp-sub-menu': FpSubMenu;
  }
}
