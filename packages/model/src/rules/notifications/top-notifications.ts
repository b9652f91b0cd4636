import type { TopNotification } from '../../entities/index.ts';
import { list } from '../list.ts';
import { hasContent } from '../text/html-text.ts';
import { notificationId } from './notification-id.ts';

/** From the least severe on. */
const ranks: readonly TopNotification['variant'][] = ['primary', 'neutral', 'warning', 'error'];

/** How many stand at the top of the page at once. */
const limit = 2;

/**
 * The notifications of a list that nobody has checked: one whose body is blank is left out, one without an id is known by its
 * place, and not closable.
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

/** The given notifications without the one that was closed; one without an id of its own cannot be told from others, and stays. */
export function withoutTopNotification(
  notifications: readonly TopNotification[] | null,
  closed: string,
): TopNotification[] {
  return list(notifications).filter(({ id }) => notificationId(id) !== closed);
}

/** The notifications that show, the most severe first and as given within a rank (BAN-02); of an id only the first. */
export function shownTopNotifications(notifications: readonly TopNotification[]): TopNotification[] {
  return notifications
    .filter(({ id }, at) => notifications.findIndex((other) => other.id === id) === at)
    .sort((one, other) => rankOf(other) - rankOf(one))
    .slice(0, limit);
}

/** A variant that nobody knows is a neutral one. */
function rankOf({ variant }: TopNotification): number {
  return ranks.indexOf(ranks.includes(variant) ? variant : 'neutral');
}
