import { readCookies } from '@fleet-portal/elements/consent';
import { timers } from '@fleet-portal/model/constants';
import { readStored } from '@fleet-portal/model/flows';
import { cookieValue } from '@fleet-portal/model/rules';
import { writeCookie } from './write-cookie.ts';

type Readable<Value> = Parameters<typeof readStored<Value>>[0];

/** A cookie's value; null if there is none or it is invalid. */
export function readNote<Value>(key: string, schema: Readable<Value>): Value | null {
  const text = cookieValue(readCookies(), key) ?? '';
  try {
    return readStored(schema, decodeURIComponent(text));
  } catch {
    return null;
  }
}

/**
 * Stores a value in a cookie for the time in which redirect loops are detected (GAT-05).
 * @returns whether it is stored
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
