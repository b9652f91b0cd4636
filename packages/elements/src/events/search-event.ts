/** The user submitted a search. A listener shows the results; the search bar itself does nothing more. */
export class FpSearchEvent extends Event {
  /** The search text without surrounding spaces; never empty. */
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
