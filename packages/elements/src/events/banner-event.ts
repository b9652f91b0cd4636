/** The user chose an action of a banner. */
export class FpBannerActionEvent extends Event {
  /** The action's name, as given in the banner's `actions`. */
  declare readonly action: string;
  /** The label of the action's button. */
  declare readonly label: string;

  constructor(action: string, label: string) {
    super('fp-banner-action', { bubbles: true, composed: true });
    this.action = action;
    this.label = label;
  }
}

/** The user is about to close a banner. Prevent the event to keep the banner. */
export class FpBannerCloseEvent extends Event {
  constructor() {
    super('fp-banner-close', { bubbles: true, composed: true, cancelable: true });
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'fp-banner-action': FpBannerActionEvent;
    'fp-banner-close': FpBannerCloseEvent;
  }
}
