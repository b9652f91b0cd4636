interface Mistake {
  /** The absolute address of the market. */
  address: string;
  /** The field that is wrong; empty if no market was loaded at all. */
  field?: string;
  /** One line that names address and field. */
  message: string;
  cause?: unknown;
}

/** A market cannot be loaded or is malformed, or does not fit the element that shows it. */
export class MarketError extends Error {
  override readonly name = 'MarketError';
  readonly address: string;
  readonly field: string;

  constructor({ address, field = '', message, cause }: Mistake) {
    super(message, { cause });
    this.address = address;
    this.field = field;
  }
}
