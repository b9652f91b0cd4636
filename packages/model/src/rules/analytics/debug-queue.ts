import { analytics } from '../../constants/analytics.ts';
import type { AnalyticsCall } from '../../entities/index.ts';

/** The state of a call: sent, waiting for the tag manager to load, withheld without consent, or failed with an error. */
export type CallState = 'sent' | 'waiting' | 'not allowed' | 'failed';

export interface DebugEntry {
  readonly call: AnalyticsCall;
  readonly state: CallState;
}

/** The latest calls by name, the newest first. */
export type DebugQueue = Readonly<Record<string, readonly DebugEntry[]>>;

/** Adds a call, or updates the state of a known one; keeps ten of each name (ANA-02). */
export function noted(queue: DebugQueue, call: AnalyticsCall, state: CallState): DebugQueue {
  const before = queue[call.name] ?? [];
  const isKnown = before.some((entry) => entry.call === call);
  const entries = isKnown
    ? before.map((entry) => (entry.call === call ? { call, state } : entry))
    : [{ call, state }, ...before].slice(0, analytics.debugLimit);
  return { ...queue, [call.name]: entries };
}
