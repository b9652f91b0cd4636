/**
 * A market could not be loaded from its address, or the market or the element's own attributes contain a mistake. The console reports the
 * same, once for all elements that share the mistake.
 */
export class FpErrorEvent extends Event {
  /** The absolute address of the market. */
  declare readonly address: string;
  /** The field that is wrong, such as `allowedLocales.0` or `locale`; empty if no market was loaded at all. */
  declare readonly field: string;
  /** The whole problem in one line, for developers. */
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
