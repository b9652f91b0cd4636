import type { TopNotification } from '@fleet-portal/model/entities';
import { readableBody, type ReadableBody } from './readable-body.ts';

/** A notification with its body as it can be shown. */
export type Readable = [TopNotification, ReadableBody];

/** The readable bodies of the notifications; the host renders again when another one is ready. */
export class Bodies {
  /** By body text; null while the HTML is being sanitized. */
  readonly #bodies = new Map<string, ReadableBody | null>();
  /** What was shown last, by the notification's id. */
  #shown = new Map<string, Readable>();
  readonly #changed: () => void;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** The notifications that can be shown. One whose body has changed shows the previous body until the new one is sanitized. */
  of(notifications: readonly TopNotification[]): Readable[] {
    this.#forgetOthers(notifications);
    for (const notification of notifications) this.#ask(notification);
    const shown = notifications.flatMap((notification) => {
      const body = this.#bodies.get(notification.body);
      const before = this.#shown.get(notification.id);
      return body ? [[notification, body] satisfies Readable] : before ? [before] : [];
    });
    this.#shown = new Map(shown.map((readable) => [readable[0].id, readable]));
    return shown;
  }

  #ask(notification: TopNotification): void {
    const { body } = notification;
    if (this.#bodies.has(body)) return;
    const readable = readableBody(notification);
    if (!('then' in readable)) return void this.#bodies.set(body, readable);
    this.#bodies.set(body, null);
    void readable.then((safe) => {
      this.#bodies.set(body, safe);
      this.#changed();
    });
  }

  #forgetOthers(shown: readonly TopNotification[]): void {
    const bodies = new Set(shown.map(({ body }) => body));
    for (const body of this.#bodies.keys()) if (!bodies.has(body)) this.#bodies.delete(body);
  }
}
