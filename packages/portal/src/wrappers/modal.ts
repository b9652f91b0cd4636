import '@fleet-portal/elements/define/modal';
import { FpModal } from '@fleet-portal/elements/modal';
import { wrap } from './wrap.ts';

/** `<fp-modal>` for React. */
export const Modal = wrap('fp-modal', FpModal, ['fp-modal-action', 'fp-modal-close', 'fp-navigate']);
