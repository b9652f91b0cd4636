/**
 * A market could not be had from its address, or something in it or in the element's own attributes is wrong. The console says the
 * same, once for all elements that share the mistake.
 */
export class FpErrorEvent extends Event {
  /** The market's whole address. */
  declare readonly address: string;
  /** What is wrong, such as `allowedLocales.0` or `locale`; empty where no market came at all. */
  declare readonly field: string;
  /** All of it in one line, for developers. */
  declare readonly message: string;

  constructor({ address, field, message }: Pick<FpErrorEvent, 'address' | 'field' | 'message'>) {
    super('fp-error', { bubbles: true, composed: true });
    this.address = address;
    this.field = field;
    this.message = message;
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'fp-error': FpErrorEvent;
  }
}
