/**
 * The days of a month by week; null for days of a neighboring month.
 * @param firstWeekday the first day of the week, 0 for Sunday
 */
export function weeksOf(year: number, month: number, firstWeekday: number): (Date | null)[][] {
  const first = new Date(year, month, 1);
  const before = (first.getDay() - firstWeekday + 7) % 7;
  const count = new Date(year, month + 1, 0).getDate();
  const days = Array.from({ length: Math.ceil((before + count) / 7) * 7 }, (_, index) => {
    const day = index - before + 1;
    return day < 1 || day > count ? null : new Date(year, month, day);
  });
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}

export function addDays(day: Date, count: number): Date {
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + count);
}

export function isSameDay(one: Date, other: Date): boolean {
  return one.toDateString() === other.toDateString();
}
