import '@fleet-portal/elements/define/footer';
import { FpFooter } from '@fleet-portal/elements/footer';
import { wrap } from './wrap.ts';

/** `<fp-footer>` for React. */
export const Footer = wrap('fp-footer', FpFooter, [
  'fp-error',
  'fp-navigate',
  'fp-locale-change',
  'fp-cookie-settings',
]);
