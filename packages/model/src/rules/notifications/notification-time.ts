import { formatter } from '../locale/time-format.ts';
import { dayAlone } from './day-alone.ts';

/**
 * When a notification came: month/day/year and a 12-hour time in the person's time zone (NTF-02), AM and PM in the words of
 * their language; empty where the date cannot be read, and the day alone where it has no time.
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

/** A date box's day in full, such as “Thursday, November 19, 2026”. */
export function dayName(day: string, locale: string): string {
  const time = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(time)) return day;
  const options = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
  return formatter(locale, options, 'UTC').format(time);
}
