import { readStored } from '@fleet-portal/model/flows';
import { nameAndMessageOf } from '@fleet-portal/model/rules';
import { useCallback, useMemo, useSyncExternalStore } from 'react';

type Area = 'local' | 'session';
type Readable<Value> = Parameters<typeof readStored<Value>>[0];

/** Listeners for changes in this tab; the browser notifies the other tabs. */
const listeners = new Set<() => void>();

/** A stored value; null if there is none, it is invalid, or the storage is not available. */
export function readStorage<Value>(area: Area, key: string, schema: Readable<Value>): Value | null {
  return readStored(schema, textAt(area, key));
}

/**
 * Stores a value, or removes it if it is null. If the storage is full or not available, the old value is removed, too, since it is
 * outdated: the flow asks again.
 * @returns whether the value is stored
 */
export function writeStorage(area: Area, key: string, value: object | null): boolean {
  const isKept = value !== null && keep(area, key, value);
  if (!isKept) forget(area, key);
  for (const listener of listeners) listener();
  return isKept;
}

function keep(area: Area, key: string, value: object): boolean {
  try {
    storage(area).setItem(key, JSON.stringify(value));
    return true;
  } catch (error) {
    console.warn(`"${key}" is not kept: ${nameAndMessageOf(error)}`);
    return false;
  }
}

function forget(area: Area, key: string): void {
  try {
    storage(area).removeItem(key);
  } catch {
    // A storage that is not available holds nothing.
  }
}

/** The current value in the local storage, also when another tab changes it. */
export function useLocalStorage<Value>(key: string, schema: Readable<Value>): Value | null {
  const text = useSyncExternalStore(
    subscribe,
    useCallback(() => textAt('local', key), [key]),
  );
  return useMemo(() => readStored(schema, text), [schema, text]);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

function textAt(area: Area, key: string): string | null {
  try {
    return storage(area).getItem(key);
  } catch {
    return null;
  }
}

function storage(area: Area): Storage {
  return area === 'local' ? localStorage : sessionStorage;
}
