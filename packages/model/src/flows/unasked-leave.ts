import * as v from 'valibot';
import type { Schema } from '../entities/schema.ts';
import { timers } from '../constants/timers.ts';

/** The last address the portal sent this tab to by itself, and how often, to detect redirect loops. All tabs share a cookie. */
export interface UnaskedLeave {
  href: string;
  /** The time of the first redirect, in ms since 1970. */
  begun: number;
  times: number;
}

export const unaskedLeaveSchema: Schema<UnaskedLeave> = v.object({
  href: v.string(),
  begun: v.number(),
  times: v.number(),
});

/** A login that lets nobody in returns at once; a user is not that quick. */
const limit = 3;

/**
 * The record to store when a new document redirects to `href`; null if that would be a loop: a login that returns without a session
 * (GAT-05), or a child session that does not end (BAN-03).
 * @param now ms since 1970
 */
export function leaveUnasked(last: UnaskedLeave | null, href: string, now: number): UnaskedLeave | null {
  const age = last ? now - last.begun : Infinity;
  if (last?.href !== href || age < 0 || age >= timers.circleMemory) return { href, begun: now, times: 1 };
  return last.times < limit ? { ...last, times: last.times + 1 } : null;
}
