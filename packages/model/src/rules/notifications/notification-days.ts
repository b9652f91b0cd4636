import type { Notification } from '../../entities/index.ts';
import { deviceTimeZone, formatter } from '../locale/time-format.ts';
import { dayAlone } from './day-alone.ts';

/** The notifications of one day (NTF-02). */
export interface DateBox {
  /** The day in the user's time zone, such as `2026-11-21`; empty without a readable date. */
  day: string;
  relation: 'today' | 'yesterday' | 'other' | 'undated';
  notifications: Notification[];
}

export interface Clock {
  /** Such as `America/Toronto`; the device's own if it is missing or unknown. */
  timeZone?: string | undefined;
  /** In ms since 1970. */
  now: number;
}

/** Groups notifications by day in the user's time zone: the newest day first, undated ones last; critical ones come first in their day. */
export function dateBoxes(
  notifications: readonly Notification[],
  { timeZone = deviceTimeZone(), now }: Clock,
): DateBox[] {
  const today = dayOf({ timeZone, now });
  const yesterday = dayBefore(today);
  const boxes = new Map<string, DateBox>();
  for (const { notification, day } of newestFirst(notifications, timeZone)) {
    const box = boxes.get(day) ?? { day, relation: relationOf(day, today, yesterday), notifications: [] };
    box.notifications.push(notification);
    boxes.set(day, box);
  }
  for (const box of boxes.values())
    box.notifications.sort((one, other) => Number(other.isCritical) - Number(one.isCritical));
  // A date without a time may be on another day than its timestamp.
  return [...boxes.values()].sort((one, other) => other.day.localeCompare(one.day));
}

function newestFirst(notifications: readonly Notification[], timeZone: string): (Dated & { day: string })[] {
  return notifications
    .map((notification) => ({ notification, time: timeOf(notification) }))
    .sort((one, other) => other.time - one.time)
    .map((entry) => ({
      ...entry,
      day: dayIn(timeZone, entry),
    }));
}

interface Dated {
  notification: Notification;
  time: number;
}

function dayIn(timeZone: string, { notification, time }: Dated): string {
  if (time === -Infinity) return '';
  return dayAlone(notification.receivedDate) ?? dayOf({ timeZone, now: time });
}

function timeOf({ receivedDate }: Notification): number {
  const time = Date.parse(receivedDate);
  return Number.isNaN(time) ? -Infinity : time;
}

function relationOf(day: string, today: string, yesterday: string): DateBox['relation'] {
  if (!day) return 'undated';
  if (day === today) return 'today';
  return day === yesterday ? 'yesterday' : 'other';
}

/** The calendar day of a clock, such as `2026-11-21`. */
export function dayOf({ timeZone, now }: Clock): string {
  const format = formatter('en-US', { year: 'numeric', month: '2-digit', day: '2-digit' }, timeZone);
  const [month = '', day = '', year = ''] = format.format(now).split('/');
  return `${year.padStart(4, '0')}-${month}-${day}`;
}

/** Uses calendar dates, since a day may have 23 or 25 hours. */
function dayBefore(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}
