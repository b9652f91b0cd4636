import { readStored } from '@fleet-portal/model/flows';
import { nameAndMessageOf } from '@fleet-portal/model/rules';
import { useCallback, useMemo, useSyncExternalStore } from 'react';

type Area = 'local' | 'session';
type Readable<Value> = Parameters<typeof readStored<Value>>[0];

/** Who wants to know of a change in this tab; the others are told by the browser. */
const listeners = new Set<() => void>();

/** What a storage holds; null where it holds nothing that can be read, or may not be used. */
export function readStorage<Value>(area: Area, key: string, schema: Readable<Value>): Value | null {
  return readStored(schema, textAt(area, key));
}

/**
 * Keeps a value, or forgets it where it is null. A storage that is full or may not be used keeps nothing, nor what was kept before,
 * which is true no longer: the flow asks again.
 * @returns whether the value is kept
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
    // A storage that may not be used holds nothing.
  }
}

/** A value of the local storage as it is now, also when another tab changes it. */
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
