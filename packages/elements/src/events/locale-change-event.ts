/** The user chose another language. Prevent the event to change the language without loading a document. */
export class FpLocaleChangeEvent extends Event {
  /** The chosen locale, such as `fr-ca`. */
  declare readonly locale: string;
  /** The address of the same page in that locale. */
  declare readonly href: string;

  constructor(locale: string, href: string) {
    super('fp-locale-change', { bubbles: true, composed: true, cancelable: true });
    this.locale = locale;
    this.href = href;
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'fp-locale-change': FpLocaleChangeEvent;
  }
}
