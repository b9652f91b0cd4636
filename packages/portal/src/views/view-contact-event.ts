/** Contact us in the card of a failed view is about to open the contact page. Prevent it to answer in another way (VIEW-04). */
export class FpViewContactEvent extends Event {
  /** The name that the card shows. */
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
