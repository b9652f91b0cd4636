import { notificationIdPattern } from '../../entities/notification-id.ts';

/** The id of what nobody has checked, as text; an empty one where there is none. */
export function notificationId(id: unknown): string {
  const text = Number.isFinite(id) ? String(id) : id;
  return typeof text === 'string' && notificationIdPattern.test(text) ? text : '';
}
