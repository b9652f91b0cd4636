import { defineOnce } from '../internal/define.ts';
import { FpModalStack } from './modal-stack.ts';
import { FpModal } from './modal.ts';
export type {} from '../events/index.ts';

defineOnce('fp-modal', FpModal);
defineOnce('fp-modal-stack', FpModalStack);

declare global {
  interface HTMLElementTagNameMap {
    'fp-modal': FpModal;
    'fp-modal-stack': FpModalStack;
  }
}
