import type { ModalFields } from '../../entities/index.ts';

/** A modal's place on the stack: waiting for another one to close, open, or visibly closing. */
export interface StackedModal {
  /** Distinguishes a modal from a closing one of the same id. */
  key: number;
  modal: ModalFields;
  phase: 'waiting' | 'open' | 'closing';
}

/** All modals that are shown or soon will be, the lowest first (MOD-01). */
export type ModalStack = readonly StackedModal[];

/**
 * Puts a modal on top. It waits while another one is closing, or waiting. A modal that is already on the stack keeps its
 * place, and its analytics stay sent.
 * @param isClosing whether another modal is about to close
 */
export function pushModal(stack: ModalStack, modal: ModalFields, isClosing = false): ModalStack {
  if (live(stack).some((entry) => entry.modal.id === modal.id)) return replace(stack, modal);
  const key = Math.max(0, ...stack.map((entry) => entry.key)) + 1;
  const phase = isClosing || stack.some((entry) => entry.phase !== 'open') ? 'waiting' : 'open';
  return [...stack, { key, modal, phase }];
}

/** Starts closing a modal, wherever it is in the stack; a waiting one is simply removed. */
export function closeModal(stack: ModalStack, id: string): ModalStack {
  return stack
    .filter((entry) => entry.phase !== 'waiting' || entry.modal.id !== id)
    .map((entry) => (entry.modal.id === id ? { ...entry, phase: 'closing' } : entry));
}

/** Starts closing the top modal. */
export function popModal(stack: ModalStack): ModalStack {
  const top = live(stack).at(-1);
  return top ? closeModal(stack, top.modal.id) : stack;
}

/** Opens a waiting modal. */
export function openModal(stack: ModalStack, key: number): ModalStack {
  return stack.map((entry) =>
    entry.key === key && entry.phase === 'waiting' ? { ...entry, phase: 'open' } : entry,
  );
}

/** Removes a modal that has finished closing. */
export function removeModal(stack: ModalStack, key: number): ModalStack {
  return stack.filter((entry) => entry.key !== key || entry.phase !== 'closing');
}

/** The stack that shows exactly these modals: new ones are pushed, all others close. */
export function withModals(
  stack: ModalStack,
  modals: readonly ModalFields[],
  isClosing?: boolean,
): ModalStack {
  const isKept = ({ id }: ModalFields) => modals.some((modal) => modal.id === id);
  const lost = live(stack).filter(({ modal }) => !isKept(modal));
  const closed = lost.reduce((rest, { modal }) => closeModal(rest, modal.id), stack);
  return modals.reduce((rest, modal) => pushModal(rest, modal, isClosing), closed);
}

/** The modals that are open or will be, without those that are closing. */
export function modalsOf(stack: ModalStack): ModalFields[] {
  return live(stack).map(({ modal }) => modal);
}

/** The open modals that have not been reported to analytics yet. */
export function untoldModals(stack: ModalStack): ModalFields[] {
  return stack
    .filter(({ phase, modal }) => phase === 'open' && !modal.hasSentAnalytics)
    .map(({ modal }) => modal);
}

/** Marks these modals as reported. */
export function withModalsTold(stack: ModalStack, told: readonly ModalFields[]): ModalStack {
  if (!told.length) return stack;
  return stack.map((entry) =>
    told.includes(entry.modal) ? { ...entry, modal: { ...entry.modal, hasSentAnalytics: true } } : entry,
  );
}

function live(stack: ModalStack): ModalStack {
  return stack.filter(({ phase }) => phase !== 'closing');
}

function replace(stack: ModalStack, modal: ModalFields): ModalStack {
  return stack.map((entry) => {
    if (entry.phase === 'closing' || entry.modal.id !== modal.id || entry.modal === modal) return entry;
    const told = entry.modal.hasSentAnalytics && { hasSentAnalytics: true };
    return { ...entry, modal: { ...modal, ...told } };
  });
}
