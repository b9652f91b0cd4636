import type { TopNotification } from '@fleet-portal/model/entities';
import { readableBody, type ReadableBody } from './readable-body.ts';

/** The readable bodies of the notifications that are shown; the host renders again when one more is there. */
export class Bodies {
  #ready = new Map<string, ReadableBody>();
  #asked = new Set<string>();
  readonly #changed: () => void;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** Those of these notifications that can be shown, with what is shown. */
  of(shown: readonly TopNotification[]): [TopNotification, ReadableBody][] {
    this.#forgetOthers(shown);
    for (const notification of shown) this.#ask(notification);
    return shown.flatMap((notification) => {
      const body = this.#ready.get(notification.body);
      return body ? [[notification, body] as [TopNotification, ReadableBody]] : [];
    });
  }

  #ask(notification: TopNotification): void {
    const { body } = notification;
    if (this.#asked.has(body)) return;
    this.#asked.add(body);
    const readable = readableBody(notification);
    if (readable instanceof Promise) void readable.then((safe) => this.#arrive(body, safe));
    else this.#ready.set(body, readable);
  }

  #arrive(body: string, readable: ReadableBody): void {
    this.#ready.set(body, readable);
    this.#changed();
  }

  #forgetOthers(shown: readonly TopNotification[]): void {
    const bodies = new Set(shown.map(({ body }) => body));
    this.#asked = new Set([...this.#asked].filter((body) => bodies.has(body)));
    this.#ready = new Map([...this.#ready].filter(([body]) => bodies.has(body)));
  }
}
