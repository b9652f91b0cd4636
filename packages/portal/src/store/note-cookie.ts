import { readCookies } from '@fleet-portal/elements/consent';
import { timers } from '@fleet-portal/model/constants';
import { readStored } from '@fleet-portal/model/flows';
import { cookieValue } from '@fleet-portal/model/rules';
import { writeCookie } from './write-cookie.ts';

type Readable<Value> = Parameters<typeof readStored<Value>>[0];

/** What a cookie holds; null where it holds nothing that can be read. */
export function readNote<Value>(key: string, schema: Readable<Value>): Value | null {
  const text = cookieValue(readCookies(), key) ?? '';
  try {
    return readStored(schema, decodeURIComponent(text));
  } catch {
    return null;
  }
}

/**
 * Keeps a value for as long as a circle is remembered (GAT-05).
 * @returns whether it is kept
 */
export function writeNote(key: string, value: object): boolean {
  const text = encodeURIComponent(JSON.stringify(value));
  try {
    writeCookie(key, text, timers.circleMemory / 1000);
  } catch {
    return false;
  }
  return readCookies().includes(`${key}=${text}`);
}
