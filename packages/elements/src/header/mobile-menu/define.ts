import { defineOnce } from '../../internal/define.ts';
import { FpMobileMenu } from './mobile-menu.ts';

defineOnce('fp-mobile-menu', FpMobileMenu);

declare global {
  interface HTMLElementTagNameMap {
    'fp-mobile-menu': FpMobileMenu;
  }
}
