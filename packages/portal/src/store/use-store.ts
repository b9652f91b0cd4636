import { useSyncExternalStore } from 'react';
import type { Store } from './create-store.ts';

/** The value of a store, as it changes. */
export const useStore = <Value>({ subscribe, get }: Store<Value>): Value =>
  useSyncExternalStore(subscribe, get);
