import '@fleet-portal/elements/define/modal';
import { FpModalStack } from '@fleet-portal/elements/modal-stack';
import { wrap } from './wrap.ts';

/** `<fp-modal-stack>` for React. */
export const ModalStack = wrap('fp-modal-stack', FpModalStack, [
  'fp-modal-display',
  'fp-modal-action',
  'fp-modal-close',
  'fp-navigate',
]);
