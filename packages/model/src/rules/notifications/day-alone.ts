/** A date without a time, such as `2026-11-21`, which is the same day in every time zone; null if there is a time. */
export function dayAlone(date: string): string | null {
  return /^\d{4}-\d\d-\d\d$/.test(date) ? date : null;
}
