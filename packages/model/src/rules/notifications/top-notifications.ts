import type { TopNotification } from '../../entities/index.ts';
import { list } from '../list.ts';
import { hasContent } from '../text/html-text.ts';
import { notificationId } from './notification-id.ts';

/** From the least to the most severe. */
const ranks: readonly TopNotification['variant'][] = ['primary', 'neutral', 'warning', 'error'];

/** How many are shown at the top of the page at once. */
const limit = 2;

/**
 * The valid notifications of an unchecked list: those with a blank body are left out; one without an id is identified by its
 * position and cannot be closed.
 */
export function readableTopNotifications(
  notifications: readonly TopNotification[] | null,
): TopNotification[] {
  return list(notifications)
    .filter(({ body }) => typeof body === 'string' && hasContent(body))
    .map((one, at) => {
      const id = notificationId(one.id);
      return id ? { ...one, id } : { ...one, id: `#${at}`, closable: false };
    });
}

/** Removes the notification that was closed; those without an id of their own cannot be told apart, and stay. */
export function withoutTopNotification(
  notifications: readonly TopNotification[] | null,
  closed: string,
): TopNotification[] {
  return list(notifications).filter(({ id }) => notificationId(id) !== closed);
}

/** The notifications to show, the most severe first and in the given order within a rank (BAN-02); of duplicate ids, only the first. */
export function shownTopNotifications(notifications: readonly TopNotification[]): TopNotification[] {
  return notifications
    .filter(({ id }, at) => notifications.findIndex((other) => other.id === id) === at)
    .sort((one, other) => rankOf(other) - rankOf(one))
    .slice(0, limit);
}

/** An unknown variant ranks as neutral. */
function rankOf({ variant }: TopNotification): number {
  return ranks.indexOf(ranks.includes(variant) ? variant : 'neutral');
}
