import type { TopNotification } from '@fleet-portal/model/entities';
import { readableBody, type ReadableBody } from './readable-body.ts';

/** A notification with what can be shown of it. */
export type Readable = [TopNotification, ReadableBody];

/** The readable bodies of the notifications that are shown; the host renders again when one more is there. */
export class Bodies {
  /** By their texts; null while one is made safe. */
  readonly #bodies = new Map<string, ReadableBody | null>();
  /** What was shown last, by id. */
  #shown = new Map<string, Readable>();
  readonly #changed: () => void;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** Those of these notifications that can be shown; one that has got another body stays as it was until that is safe. */
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
