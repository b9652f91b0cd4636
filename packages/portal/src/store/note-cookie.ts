import { readCookies } from '@fleet-portal/elements/consent';
import { timers } from '@fleet-portal/model/constants';
import { readStored } from '@fleet-portal/model/flows';

type Readable<Value> = Parameters<typeof readStored<Value>>[0];

/** What a cookie holds; null where it holds nothing that can be read. */
export function readNote<Value>(key: string, schema: Readable<Value>): Value | null {
  const text = new RegExp(`(?:^|; )${key}=([^;]+)`).exec(readCookies())?.[1];
  try {
    return readStored(schema, decodeURIComponent(text ?? ''));
  } catch {
    return null;
  }
}

/**
 * Keeps a value for as long as a circle is remembered (GAT-05).
 * @returns whether it is kept
 */
export function writeNote(key: string, value: object): boolean {
  const cookie = `${key}=${encodeURIComponent(JSON.stringify(value))}`;
  try {
    const secure = location.protocol === 'https:' ? '; secure' : '';
    document.cookie = `${cookie}; path=/; max-age=${timers.circleMemory / 1000}; samesite=lax${secure}`;
  } catch {
    return false;
  }
  return readCookies().includes(cookie);
}
