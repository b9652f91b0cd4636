import type { Modal, ModalFields } from '../../entities/index.ts';

/** A modal with the defaults of ENT-19: actions on the right; its X, Escape and a click outside close it. */
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

/** What closes a modal: the user with its X, Escape, a click outside or an action, or the page by hiding it. */
export type ModalCloseReason = 'x' | 'escape' | 'outside' | 'action' | 'hidden';

/**
 * Whether this closes a modal (MOD-02). Escape is the keyboard's equivalent of the X: a modal has both or neither. A hidden modal
 * always closes, since it would invisibly keep the page inert.
 */
export function closesModal(
  modal: Pick<Modal, 'disableClickOutClose' | 'disableXButton'>,
  reason: ModalCloseReason,
): boolean {
  if (reason === 'action' || reason === 'hidden') return true;
  return reason === 'outside' ? !modal.disableClickOutClose : !modal.disableXButton;
}
