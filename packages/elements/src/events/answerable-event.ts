/**
 * What a user asked for and somebody must ask a server for. Who listens answers by `respondWith`; without an answer it counts
 * as done.
 */
export abstract class FpAnswerableEvent extends Event {
  #answer: Promise<unknown> | undefined;

  constructor(type: string) {
    super(type, { bubbles: true, composed: true });
  }

  /** The first answer, once everybody has heard the event. */
  get answer(): Promise<unknown> | undefined {
    return this.#answer;
  }

  /**
   * Says how it ends: the promise of the call. One that fails puts back what was shown as done. Only the first counts.
   * @param answer what is no promise counts as done, and nothing as no answer
   */
  respondWith(answer: PromiseLike<unknown> | undefined): void {
    if (answer !== undefined) this.#answer ??= Promise.resolve(answer);
  }
}
