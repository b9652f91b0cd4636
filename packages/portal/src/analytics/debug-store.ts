import type { AnalyticsCall } from '@fleet-portal/model/entities';
import { noted, type CallState, type DebugQueue } from '@fleet-portal/model/rules';
import { createStore } from '../store/create-store.ts';

const { get, set, subscribe } = createStore<DebugQueue>({});

/** The debug queue of this page (ANA-02). */
export const debugStore = {
  get,
  subscribe,
  note: (call: AnalyticsCall, state: CallState): void => set(noted(get(), call, state)),
  clear: (): void => set({}),
};
