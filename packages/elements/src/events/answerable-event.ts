/**
 * What a user asked for and somebody must ask a server for. Who listens answers by `respondWith`; without an answer it counts
 * as done.
 */
export abstract class FpAnswerableEvent extends Event {
  #answer: Promise<unknown> | undefined;
  readonly #isDone: (response: Response) => boolean;

  /** @param isDone - Whether the answer to a fetch says that it is done. */
  constructor(type: string, isDone = ({ ok }: Response) => ok) {
    super(type, { bubbles: true, composed: true });
    this.#isDone = isDone;
  }

  /** The first answer, once everybody has heard the event. */
  get answer(): Promise<unknown> | undefined {
    return this.#answer;
  }

  /**
   * Says how it ends: the promise of the call. One that fails, and a fetch that the server refuses, puts back what was shown as
   * done. Only the first counts.
   * @param answer what is no promise counts as done, and nothing as no answer
   * @throws InvalidStateError once the event has been heard, as after an `await` in the listener: nobody waits for it any more
   */
  respondWith(answer: PromiseLike<unknown> | undefined): void {
    if (!this.eventPhase) throw new DOMException('Call respondWith before any await', 'InvalidStateError');
    if (answer !== undefined)
      this.#answer ??= Promise.resolve(answer).then((said: unknown) => {
        // `fetch` itself fails only where no server answers.
        if (said instanceof Response && !this.#isDone(said)) throw new Error(`HTTP ${said.status}`);
        return said;
      });
  }
}
