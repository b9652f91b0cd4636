/** The user clicked the log in link. Prevent the event to sign in another way. */
export class FpLoginEvent extends Event {
  /** Where the link leads. */
  declare readonly href: string;

  constructor(href: string) {
    super('fp-login', { bubbles: true, composed: true, cancelable: true });
    this.href = href;
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'fp-login': FpLoginEvent;
  }
}
