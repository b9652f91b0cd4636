import * as v from 'valibot';
import type { Schema } from '../entities/schema.ts';
import { timers } from '../constants/timers.ts';

/** Where the portal has led this tab without being asked to, as each new document did again; all tabs where only a cookie is kept. */
export interface UnaskedLeave {
  href: string;
  /** When it did so first, in ms since 1970. */
  begun: number;
  times: number;
}

export const unaskedLeaveSchema: Schema<UnaskedLeave> = v.object({
  href: v.string(),
  begun: v.number(),
  times: v.number(),
});

/** A login that lets nobody in comes back at once, and a person is not that quick. */
const limit = 3;

/**
 * What is to be remembered as a new document leads on to `href`; null where that would go round in circles: a login that comes back
 * without a session (GAT-05), a child session that does not end (BAN-03).
 * @param now ms since 1970
 */
export function leaveUnasked(last: UnaskedLeave | null, href: string, now: number): UnaskedLeave | null {
  const age = last ? now - last.begun : Infinity;
  if (last?.href !== href || age < 0 || age >= timers.circleMemory) return { href, begun: now, times: 1 };
  return last.times < limit ? { ...last, times: last.times + 1 } : null;
}
