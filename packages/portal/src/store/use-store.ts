import { useSyncExternalStore } from 'react';
import type { Store } from './create-store.ts';

/** The current value of a store. */
export const useStore = <Value>({ subscribe, get }: Store<Value>): Value =>
  useSyncExternalStore(subscribe, get);
