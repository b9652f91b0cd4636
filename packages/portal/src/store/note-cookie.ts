import { readCookies } from '@fleet-portal/elements/consent';
import { readStored } from '@fleet-portal/model/flows';
import { cookieValue } from '@fleet-portal/model/rules';
import { writeCookie } from './write-cookie.ts';

/** In seconds. */
const day = 86_400;

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
 * Stores a value in a cookie for a day.
 * @returns whether it is stored
 */
export function writeNote(key: string, value: object): boolean {
  const text = encodeURIComponent(JSON.stringify(value));
  try {
    writeCookie(key, text, day);
  } catch {
    return false;
  }
  return readCookies().includes(`${key}=${text}`);
}
