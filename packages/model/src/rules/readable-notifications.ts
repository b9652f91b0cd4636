import type { Notification } from '../entities/index.ts';

/**
 * The notifications of a list that nobody has checked: one without an id, or with another's, is left out; a field that cannot
 * be read is empty.
 */
export function readableNotifications(list: readonly (Partial<Notification> | null)[]): Notification[] {
  const byId = new Map<string, Notification>();
  for (const raw of list) {
    const id = raw?.notificationId;
    if (typeof id === 'string' && id && !byId.has(id)) byId.set(id, readable(raw, id));
  }
  return [...byId.values()];
}

function readable(raw: Partial<Notification>, notificationId: string): Notification {
  return {
    notificationId,
    title: text(raw.title),
    isCritical: raw.isCritical === true,
    receivedDate: text(raw.receivedDate),
    category: text(raw.category),
    message: text(raw.message),
    link: text(raw.link),
    isRead: raw.isRead === true,
    actions: Array.isArray(raw.actions) ? raw.actions.filter(isAction) : [],
  };
}

function isAction(action: unknown): boolean {
  const { label, action: name } = (action ?? {}) as Record<string, unknown>;
  return text(label) !== '' && text(name) !== '';
}

function text(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
