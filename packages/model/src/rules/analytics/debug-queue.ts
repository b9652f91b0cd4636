import { analytics } from '../../constants/analytics.ts';
import type { AnalyticsCall } from '../../entities/index.ts';

/** What became of a call: told, kept for a tag manager that has not come, kept back without consent, or refused with an error. */
export type CallState = 'sent' | 'waiting' | 'not allowed' | 'failed';

export interface DebugEntry {
  readonly call: AnalyticsCall;
  readonly state: CallState;
}

/** The latest calls by their name, the newest first. */
export type DebugQueue = Readonly<Record<string, readonly DebugEntry[]>>;

/** Notes a call, or what has become of one that is there; ten are kept of each name (ANA-02). */
export function noted(queue: DebugQueue, call: AnalyticsCall, state: CallState): DebugQueue {
  const before = queue[call.name] ?? [];
  const isKnown = before.some((entry) => entry.call === call);
  const entries = isKnown
    ? before.map((entry) => (entry.call === call ? { call, state } : entry))
    : [{ call, state }, ...before].slice(0, analytics.debugLimit);
  return { ...queue, [call.name]: entries };
}
