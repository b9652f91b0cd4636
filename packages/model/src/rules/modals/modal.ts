import type { Modal, ModalFields } from '../../entities/index.ts';

/** A modal with the defaults of ENT-19: actions at the right, closed by its X, by Escape and by a click outside. */
export function createModal<Content>(fields: ModalFields<Content>): Modal<Content> {
  return {
    actions: [],
    actionsPlacement: 'right',
    disableClickOutClose: false,
    disableXButton: false,
    closeIconId: `${fields.id}-close`,
    hasSentAnalytics: false,
    ...fields,
  };
}

/** What closes a modal: the person by its X, Escape, a click outside or an action, or the page, which has hidden it. */
export type ModalCloseReason = 'x' | 'escape' | 'outside' | 'action' | 'hidden';

/**
 * Whether it closes a modal (MOD-02). Escape is the keyboard's X: the two are there together or not at all. One that is hidden
 * would keep the page inert, unseen.
 */
export function closesModal(
  modal: Pick<Modal, 'disableClickOutClose' | 'disableXButton'>,
  reason: ModalCloseReason,
): boolean {
  if (reason === 'action' || reason === 'hidden') return true;
  return reason === 'outside' ? !modal.disableClickOutClose : !modal.disableXButton;
}
