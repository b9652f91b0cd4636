import { defineOnce } from '../internal/define.ts';
import { FpModalStack } from './modal-stack.ts';
import { FpModal } from './modal.ts';

defineOnce('fp-modal', FpModal);
defineOnce('fp-modal-stack', FpModalStack);
