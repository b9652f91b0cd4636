import { type CookieCategory, cookieCategories, timers } from '@fleet-portal/model/constants';
import { allowedCategories, decidedCategories } from '@fleet-portal/model/rules';
import { readCookies } from './read-cookies.ts';

export interface GateOptions {
  /** Aborts the wait. */
  signal?: AbortSignal | undefined;
}

/**
 * Whether a category may be used now. Ask again each time before tracking, because consent can be withdrawn.
 * @throws TypeError if there is no such category
 */
export function isAllowed(category: CookieCategory): boolean {
  if (!cookieCategories.includes(category))
    throw new TypeError(`Cookie category ${category} is none of ${cookieCategories.join(', ')}`);
  return allowedCategories(decidedCategories(readCookies())).has(category);
}

/**
 * Calls back once, as soon as the user allows the category, or at once if they have already (CKC-02).
 * @throws TypeError if there is no such category
 */
export function whenAllowed(
  category: CookieCategory,
  callback: () => void,
  { signal }: GateOptions = {},
): void {
  if (signal?.aborted) return;
  const done = new AbortController();
  const either = signal ? AbortSignal.any([signal, done.signal]) : done.signal;
  const open = () => {
    if (done.signal.aborted) return;
    done.abort();
    callback();
  };
  if (isAllowed(category)) return open();
  // Any script can dispatch the event, so the saved decision counts.
  const decided = () => isAllowed(category) && open();
  document.addEventListener('fp-cookie-consent', decided, { signal: either });
  // A decision in another tab, or by another script, fires no event on this page.
  poll(() => isAllowed(category) || undefined, open, either);
}

/**
 * Resolves to the value as soon as it exists, checking every 250 ms: analytics and cookie preferences come from scripts that load in their
 * own time (CKC-02). It never settles if the signal aborts the wait.
 */
export function whenDefined<Value>(
  read: () => Value | null | undefined,
  { signal }: GateOptions = {},
): Promise<Value> {
  return new Promise((resolve) => {
    if (signal?.aborted) return;
    const value = read() ?? undefined;
    if (value !== undefined) resolve(value);
    else poll(read, resolve, signal);
  });
}

function poll<Value>(
  read: () => Value | null | undefined,
  found: (value: Value) => void,
  signal: AbortSignal | undefined,
): void {
  const stop = () => clearInterval(interval);
  const interval = setInterval(() => {
    const value = read() ?? undefined;
    if (value === undefined) return;
    stop();
    found(value);
  }, timers.consentPoll);
  signal?.addEventListener('abort', stop, { once: true });
}
