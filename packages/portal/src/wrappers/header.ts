import '@fleet-portal/elements/define/header';
import { FpHeader } from '@fleet-portal/elements/header';
import { wrap } from './wrap.ts';

/** `<fp-header>` for React. */
export const Header = wrap('fp-header', FpHeader, [
  'fp-error',
  'fp-navigate',
  'fp-login',
  'fp-logout',
  'fp-locale-change',
  'fp-company-change',
  'fp-notifications-open',
  'fp-search',
  'fp-menu-open',
  'fp-menu-close',
]);
