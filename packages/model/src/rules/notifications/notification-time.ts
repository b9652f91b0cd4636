import { formatter } from '../locale/time-format.ts';
import { dayAlone } from './day-alone.ts';

/**
 * The time of a notification: month/day/year and a 12-hour time in the user's time zone (NTF-02), with AM and PM in their
 * language; empty if the date is unreadable, and only the day if it has no time.
 */
export function notificationTime(receivedDate: string, locale: string, timeZone?: string): string {
  const time = Date.parse(receivedDate);
  if (Number.isNaN(time)) return '';
  const isDay = dayAlone(receivedDate) !== null;
  const options = { month: 'numeric', day: 'numeric', year: 'numeric' } as const;
  const day = formatter('en-US', options, isDay ? 'UTC' : timeZone);
  if (isDay) return day.format(time);
  const clock = formatter(locale, { hour: 'numeric', minute: '2-digit', hour12: true }, timeZone);
  return `${day.format(time)}, ${clock.format(time)}`;
}

/** The heading of a date box, such as “Thursday, November 19, 2026”. */
export function dayName(day: string, locale: string): string {
  const time = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(time)) return day;
  const options = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
  return formatter(locale, options, 'UTC').format(time);
}
