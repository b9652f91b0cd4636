import type { ModalFields } from '../../entities/index.ts';

/** A modal's place on the stack: it waits while another closes, is open, or its closing is still seen. */
export interface StackedModal {
  /** Tells a modal from a closing one of the same id. */
  key: number;
  modal: ModalFields;
  phase: 'waiting' | 'open' | 'closing';
}

/** Every modal that is shown or soon will be, the lowest first (MOD-01). */
export type ModalStack = readonly StackedModal[];

/**
 * Puts a modal on top. It waits where another one is closing, or waits already. One that is there already keeps its
 * place, and its analytics stay sent.
 * @param isClosing another one is about to close
 */
export function pushModal(stack: ModalStack, modal: ModalFields, isClosing = false): ModalStack {
  if (live(stack).some((entry) => entry.modal.id === modal.id)) return replace(stack, modal);
  const key = Math.max(0, ...stack.map((entry) => entry.key)) + 1;
  const phase = isClosing || stack.some((entry) => entry.phase !== 'open') ? 'waiting' : 'open';
  return [...stack, { key, modal, phase }];
}

/** Begins to close a modal, wherever it is in the stack; one that waits just goes. */
export function closeModal(stack: ModalStack, id: string): ModalStack {
  return stack
    .filter((entry) => entry.phase !== 'waiting' || entry.modal.id !== id)
    .map((entry) => (entry.modal.id === id ? { ...entry, phase: 'closing' } : entry));
}

/** Begins to close the top one. */
export function popModal(stack: ModalStack): ModalStack {
  const top = live(stack).at(-1);
  return top ? closeModal(stack, top.modal.id) : stack;
}

/** Opens one that has waited. */
export function openModal(stack: ModalStack, key: number): ModalStack {
  return stack.map((entry) =>
    entry.key === key && entry.phase === 'waiting' ? { ...entry, phase: 'open' } : entry,
  );
}

/** Takes away one whose closing is over. */
export function removeModal(stack: ModalStack, key: number): ModalStack {
  return stack.filter((entry) => entry.key !== key || entry.phase !== 'closing');
}

/** The stack that shows just these modals: new ones are pushed, those that are not among them close. */
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

/** The open modals whose display has not been told to analytics yet. */
export function untoldModals(stack: ModalStack): ModalFields[] {
  return stack
    .filter(({ phase, modal }) => phase === 'open' && !modal.hasSentAnalytics)
    .map(({ modal }) => modal);
}

/** Marks these as told. */
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
