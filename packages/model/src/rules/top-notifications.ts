import type { TopNotification } from '../entities/index.ts';

const ranks: Readonly<Record<TopNotification['variant'], number>> = {
  error: 1,
  warning: 2,
  neutral: 3,
  primary: 4,
};

/** How many stand at the top of the page at once. */
const limit = 2;

/** The notifications that show, the most severe first and as given within a rank (BAN-02); of an id only the first. */
export function shownTopNotifications(notifications: readonly TopNotification[]): TopNotification[] {
  return notifications
    .filter(({ id }, at) => notifications.findIndex((other) => other.id === id) === at)
    .sort((one, other) => ranks[one.variant] - ranks[other.variant])
    .slice(0, limit);
}
