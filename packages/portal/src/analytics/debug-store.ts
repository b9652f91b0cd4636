import type { AnalyticsCall } from '@fleet-portal/model/entities';
import { noted, type CallState, type DebugQueue } from '@fleet-portal/model/rules';

let queue: DebugQueue = {};
const listeners = new Set<() => void>();

/** The debug queue of this page (ANA-02), as React subscribes to it. */
export const debugStore = {
  get: () => queue,
  /** Returns what ends the subscription. */
  subscribe: (onChange: () => void): (() => void) => {
    listeners.add(onChange);
    return () => listeners.delete(onChange);
  },
  note: (call: AnalyticsCall, state: CallState): void => change(noted(queue, call, state)),
  clear: (): void => change({}),
};

function change(next: DebugQueue): void {
  queue = next;
  for (const listener of listeners) listener();
}
