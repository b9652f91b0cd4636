import type { ModalCloseReason } from '@fleet-portal/model/rules';

/** The user chose an action of a modal. */
export class FpModalActionEvent extends Event {
  /** The modal's `modalId`. */
  declare readonly modalId: string;
  /** The action's id. */
  declare readonly action: string;
  /** Whether the action closes the modal next; a listener of `fp-modal-close` may prevent that. */
  declare readonly closes: boolean;

  constructor(modalId: string, action: string, closes = false) {
    super('fp-modal-action', { bubbles: true, composed: true });
    this.modalId = modalId;
    this.action = action;
    this.closes = closes;
  }
}

/** A modal is about to close. Prevent the event to keep it open, unless the page has hidden it. */
export class FpModalCloseEvent extends Event {
  /** The modal's `modalId`. */
  declare readonly modalId: string;
  /** What closes the modal: its X, Escape, a click outside, an action, or the page having hidden it. */
  declare readonly reason: ModalCloseReason;

  constructor(modalId: string, reason: ModalCloseReason) {
    super('fp-modal-close', { bubbles: true, composed: true, cancelable: reason !== 'hidden' });
    this.modalId = modalId;
    this.reason = reason;
  }
}

/** A modal of the stack is shown for the first time; fired once per modal, for analytics. */
export class FpModalDisplayEvent extends Event {
  /** The modal's `modalId`. */
  declare readonly modalId: string;

  constructor(modalId: string) {
    super('fp-modal-display', { bubbles: true, composed: true });
    this.modalId = modalId;
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'fp-modal-action': FpModalActionEvent;
    'fp-modal-close': FpModalCloseEvent;
    'fp-modal-display': FpModalDisplayEvent;
  }
}
