import { notificationIdPattern } from '../../entities/notification-id.ts';

/** An unchecked id as text; empty if it is invalid. */
export function notificationId(id: unknown): string {
  const text = Number.isFinite(id) ? String(id) : id;
  return typeof text === 'string' && notificationIdPattern.test(text) ? text : '';
}
