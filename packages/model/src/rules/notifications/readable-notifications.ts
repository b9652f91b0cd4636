import type { Notification, NotificationFields } from '../../entities/index.ts';
import { list } from '../list.ts';
import { truncate } from '../text/truncate.ts';
import { isAction } from './notification-action.ts';
import { notificationId } from './notification-id.ts';

/** The length limit of titles, categories and action labels; a browser takes seconds to lay out a word of millions of letters. */
const lineLimit = 500;

/** The length limit of messages. */
const messageLimit = 10_000;

/**
 * The valid notifications of an unchecked list: those without an id, or with a duplicate one, are left out; unreadable fields
 * are empty, and overlong texts are cut.
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

/** The valid actions; of several with the same name, the first. */
function readActions(actions: unknown): Notification['actions'] {
  const sound = Array.isArray(actions) ? (actions as unknown[]).filter(isAction) : [];
  const names = sound.map(({ action }) => action);
  return sound.filter(({ action }, index) => names.indexOf(action) === index).map(clampAction);
}

function clampAction({ label, action }: Notification['actions'][number]): Notification['actions'][number] {
  return { label: clamp(label, lineLimit), action };
}

/** Cuts the text before `truncate` counts its characters, so that megabytes are never split. */
function clamp(value: unknown, limit: number): string {
  const whole = text(value);
  const shown = truncate(whole.slice(0, 20 * limit), limit);
  return shown === whole ? whole : `${shown}…`;
}

function text(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
