interface Mistake {
  /** The market's whole address. */
  address: string;
  /** The field that is wrong; empty where no market came at all. */
  field?: string;
  /** One line that names both. */
  message: string;
  cause?: unknown;
}

/** What a market is loaded from cannot be used, or does not fit the element that shows it. */
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
