import type { Notification, NotificationFields } from '../../entities/index.ts';
import { list } from '../list.ts';
import { truncate } from '../text/truncate.ts';
import { isAction } from './notification-action.ts';
import { notificationId } from './notification-id.ts';

/** The longest title, category and name of an action that show; a browser takes seconds to lay out a word of millions of letters. */
const lineLimit = 500;

/** The longest message. */
const messageLimit = 10_000;

/**
 * The notifications of a list that nobody has checked: one without an id, or with another's, is left out; a field that cannot
 * be read is empty, and a text without end is cut.
 */
export function readableNotifications(notifications: readonly unknown[] | null): Notification[] {
  const byId = new Map<string, Notification>();
  for (const raw of list(notifications) as Partial<NotificationFields>[]) {
    const id = notificationId(raw.notificationId);
    if (id && !byId.has(id)) byId.set(id, readable(raw, id));
  }
  return [...byId.values()];
}

function readable(raw: Partial<NotificationFields>, notificationId: string): Notification {
  return {
    notificationId,
    title: clamp(raw.title, lineLimit),
    isCritical: raw.isCritical === true,
    receivedDate: text(raw.receivedDate),
    category: clamp(raw.category, lineLimit),
    message: clamp(raw.message, messageLimit),
    link: text(raw.link),
    isRead: raw.isRead === true,
    actions: readActions(raw.actions),
  };
}

/** The sound ones; of two that ask the server for the same, the first. */
function readActions(actions: unknown): Notification['actions'] {
  const sound = Array.isArray(actions) ? (actions as unknown[]).filter(isAction) : [];
  const names = sound.map(({ action }) => action);
  return sound.filter(({ action }, index) => names.indexOf(action) === index).map(clampAction);
}

function clampAction({ label, action }: Notification['actions'][number]): Notification['actions'][number] {
  return { label: clamp(label, lineLimit), action };
}

/** It is cut before it is counted: nobody takes megabytes apart. */
function clamp(value: unknown, limit: number): string {
  const whole = text(value);
  const shown = truncate(whole.slice(0, 20 * limit), limit);
  return shown === whole ? whole : `${shown}…`;
}

function text(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
