import { whenBack } from '../timing/when-back.ts';
import type { Failed } from './who-is-here.ts';

interface CounterOptions {
  call: (signal: AbortSignal) => Promise<number>;
  /** Called with null if the user has nothing that is counted. */
  show: (count: number | null) => void;
  failing: () => Failed;
}

/**
 * A count in the header, 0 while it is unknown. After a failed call, the last count stays, and the call is repeated when the connection or
 * the user returns. Only the last call counts.
 */
export class Counter {
  readonly #options: CounterOptions;
  #person: AbortSignal | null = null;
  #count = 0;
  #asking = new AbortController();

  constructor(options: CounterOptions) {
    this.#options = options;
  }

  /** @param person - Aborted when the user changes or signs out; null if nothing is counted. */
  async count(person: AbortSignal | null): Promise<void> {
    if (person?.aborted) return;
    const { call, show, failing } = this.#options;
    this.#asking.abort();
    if (person !== this.#person) this.#count = 0;
    this.#person = person;
    show(person && this.#count);
    if (!person) return;
    this.#asking = new AbortController();
    const signal = AbortSignal.any([person, this.#asking.signal]);
    const failed = failing();
    try {
      this.#count = await call(signal);
      show(this.#count);
    } catch (error) {
      failed(error, signal);
      whenBack(() => void this.count(person), signal);
    }
  }
}
