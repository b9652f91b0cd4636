/** The user clicked the log out link. Prevent the event to finish something first. */
export class FpLogoutEvent extends Event {
  /** Where the link leads. */
  declare readonly href: string;

  constructor(href: string) {
    super('fp-logout', { bubbles: true, composed: true, cancelable: true });
    this.href = href;
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'fp-logout': FpLogoutEvent;
  }
}
