/** A search was submitted. Who listens shows what is found; the search bar itself does nothing more. */
export class FpSearchEvent extends Event {
  /** What is searched for, without spaces around it; never empty. */
  declare readonly query: string;

  constructor(query: string) {
    super('fp-search', { bubbles: true, composed: true, cancelable: true });
    this.query = query;
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'fp-search': FpSearchEvent;
  }
}
