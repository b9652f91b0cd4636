/** An action of a banner was chosen. */
export class FpBannerActionEvent extends Event {
  /** What is to be done, as the banner's `actions` name it. */
  declare readonly action: string;
  /** What its button says. */
  declare readonly label: string;

  constructor(action: string, label: string) {
    super('fp-banner-action', { bubbles: true, composed: true });
    this.action = action;
    this.label = label;
  }
}

/** A banner is about to be closed by the user. Prevent it to keep the banner. */
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
