import { timers } from '@fleet-portal/model/constants';
import type { Notification } from '@fleet-portal/model/entities';
import {
  type CardEvent,
  type CardLife,
  type CardTrouble,
  cardLife,
  cardLifeAfter,
  isDeleted,
  isLeaving,
  mayDelete,
  notificationId,
} from '@fleet-portal/model/rules';
import type { LitElement } from 'lit';
import type { FpAnswerableEvent } from '../events/answerable-event.ts';
import { FpDismissAllEvent } from '../events/dismiss-all-event.ts';
import { FpNotificationActionEvent } from '../events/notification-action-event.ts';
import { FpNotificationDeleteEvent } from '../events/notification-delete-event.ts';
import { FpNotificationReadEvent } from '../events/notification-read-event.ts';

/** The outcomes that are announced to the user. */
export type Outcome = CardTrouble | 'acted' | 'deleted' | 'deletedInPart' | 'read';

type Tell = (outcome: Outcome, amount: number) => void;

/** Keeps the state of each card, dispatches the user's actions to the page, and applies the answers. */
export class CardsController {
  readonly #lives = new Map<string, CardLife>();
  /** Each card's read state in the server's last list. */
  #listed: ReadonlyMap<string, boolean> = new Map();
  /** The states when the drawer closed: failures from before then have been shown. */
  #shown: ReadonlyMap<string, CardLife> = new Map();
  /** Each card's state when the next list was requested: cards deleted by then follow what that list says. */
  #asked: ReadonlyMap<string, CardLife> = new Map();
  readonly #host: LitElement;
  readonly #tell: Tell;

  constructor(host: LitElement, tell: Tell) {
    this.#host = host;
    this.#tell = tell;
  }

  /** Call when the drawer closes: later failures are shown at its next opening. */
  close(): void {
    this.#shown = new Map(this.#lives);
  }

  /** Call when the drawer opens, and the next list is requested. */
  open(): void {
    for (const [id, life] of this.#shown)
      if (this.#lives.get(id) === life) this.#step(id, { type: 'reopened' });
    this.#asked = new Map(this.#lives);
  }

  /** Applies a new list: forgets cards that are not in it, and adopts read states that have changed since the previous list. */
  take(notifications: readonly Notification[]): void {
    for (const [id, life] of this.#asked) if (isDeleted(life)) this.#lives.delete(id);
    this.#asked = new Map();
    const before = this.#listed;
    const listed = new Map(notifications.map(({ notificationId, isRead }) => [notificationId, isRead]));
    for (const id of this.#lives.keys()) if (!listed.has(id)) this.#lives.delete(id);
    for (const [id, wasRead] of before)
      if (listed.get(id) === !wasRead) this.#step(id, { type: 'listed', isRead: !wasRead });
    this.#listed = listed;
  }

  life({ notificationId, isRead }: Notification): CardLife {
    let life = this.#lives.get(notificationId);
    if (!life) this.#lives.set(notificationId, (life = cardLife(isRead)));
    return life;
  }

  /** Whether a card is leaving, or not known any more. */
  isGoing(id: string): boolean {
    const life = this.#lives.get(id);
    return !life || isLeaving(life);
  }

  /** Whether “Dismiss all” would delete the card (NTF-06). */
  isDismissible(notification: Notification): boolean {
    return !notification.actions.length && mayDelete(this.life(notification));
  }

  async read(notification: Notification): Promise<void> {
    const { notificationId: id } = notification;
    if (!this.#begin(notification, { type: 'read' })) return;
    const isDone = await this.#ask(new FpNotificationReadEvent(notification));
    const isNew = this.#step(id, { type: isDone ? 'read-done' : 'read-failed' });
    const life = this.#lives.get(id);
    if (isNew && life && !isLeaving(life)) this.#tell(isDone ? 'read' : 'readFailed', 1);
  }

  async act(notification: Notification, action: string): Promise<void> {
    const { notificationId: id } = notification;
    if (!this.#begin(notification, { type: 'act', action })) return;
    const isDone = await this.#ask(new FpNotificationActionEvent(notification, action));
    if (!this.#step(id, { type: isDone ? 'act-done' : 'act-failed' })) return;
    this.#tell(isDone ? 'acted' : 'actionFailed', 1);
    const leave = () => {
      if (this.#lives.get(id)?.step === 'acted') void this.delete(notification);
    };
    if (isDone) setTimeout(leave, timers.actionDone);
  }

  async delete(notification: Notification): Promise<void> {
    if (!this.#begin(notification, { type: 'delete' })) return;
    const ids = [notification.notificationId];
    this.#collapse(ids);
    const isDone = await this.#ask(new FpNotificationDeleteEvent(notification));
    this.#deleted(ids, isDone ? [] : ids);
  }

  async dismiss(notifications: readonly Notification[]): Promise<void> {
    const begun = notifications.filter((one) => this.#begin(one, { type: 'delete' }));
    if (!begun.length) return;
    const ids = begun.map(({ notificationId }) => notificationId);
    this.#collapse(ids);
    const event = new FpDismissAllEvent(begun);
    this.#host.dispatchEvent(event);
    const failed = await event.answer?.catch(() => ids);
    this.#deleted(ids, Array.isArray(failed) ? failed.map(notificationId) : []);
  }

  /** Resolves to true if the page reports success, or if nobody answers. */
  async #ask(event: FpAnswerableEvent): Promise<boolean> {
    this.#host.dispatchEvent(event);
    const answer = event.answer?.then(
      () => true,
      () => false,
    );
    return answer ?? true;
  }

  #deleted(asked: readonly string[], failed: readonly string[]): void {
    const back = asked.filter(
      (id) => failed.includes(id) && this.#step(id, { type: 'delete-failed' }),
    ).length;
    const gone = asked.filter((id) => !failed.includes(id));
    for (const id of gone) this.#step(id, { type: 'delete-done' });
    if (back) this.#tell(gone.length ? 'deletedInPart' : 'deleteFailed', back);
    else if (gone.length) this.#tell('deleted', gone.length);
  }

  #collapse(ids: readonly string[]): void {
    const leave = () => {
      for (const id of ids) this.#step(id, { type: 'collapsed' });
    };
    setTimeout(leave, timers.cardCollapse);
  }

  #begin(notification: Notification, event: CardEvent): boolean {
    this.life(notification);
    return this.#step(notification.notificationId, event);
  }

  #step(id: string, event: CardEvent): boolean {
    const before = this.#lives.get(id);
    const after = before && cardLifeAfter(before, event);
    if (!after || after === before) return false;
    this.#lives.set(id, after);
    this.#host.requestUpdate();
    return true;
  }
}
