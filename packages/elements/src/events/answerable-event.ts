/** An action of the user that needs a server call. A listener answers with `respondWith`; without an answer the action counts as done. */
export abstract class FpAnswerableEvent extends Event {
  #answer: Promise<unknown> | undefined;
  readonly #isDone: (response: Response) => boolean;

  /** @param isDone - Whether a fetch's response means that the action is done. */
  constructor(type: string, isDone = ({ ok }: Response) => ok) {
    super(type, { bubbles: true, composed: true });
    this.#isDone = isDone;
  }

  /** The first answer given; complete once every listener has run. */
  get answer(): Promise<unknown> | undefined {
    return this.#answer;
  }

  /**
   * Reports the outcome through the promise of the call. If the promise rejects or the server refuses the fetch, the element restores what
   * it showed before. Only the first answer counts.
   * @param answer a value that is not a promise counts as done, `undefined` as no answer
   * @throws InvalidStateError after the event has been dispatched, such as after an `await` in the listener, because nobody waits for an
   *   answer any more
   */
  respondWith(answer: PromiseLike<unknown> | undefined): void {
    if (!this.eventPhase) throw new DOMException('Call respondWith before any await', 'InvalidStateError');
    if (answer !== undefined)
      this.#answer ??= Promise.resolve(answer).then((said: unknown) => {
        // `fetch` itself rejects only if no server answers.
        if (said instanceof Response && !this.#isDone(said)) throw new Error(`HTTP ${said.status}`);
        return said;
      });
  }
}
