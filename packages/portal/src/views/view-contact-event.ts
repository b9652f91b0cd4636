/** Contact us in the card of a failed view is about to open the contact page. Prevent it to respond in another way (VIEW-04). */
export class FpViewContactEvent extends Event {
  /** The name shown on the card. */
  declare readonly view: string;

  constructor(view: string) {
    super('fp-view-contact', { bubbles: true, composed: true, cancelable: true });
    this.view = view;
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'fp-view-contact': FpViewContactEvent;
  }
}
