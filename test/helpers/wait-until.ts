import { waitUntil as waitUntilOrFail } from '@open-wc/testing';

/** Longer than any wait on a busy machine, so that only a wait for nothing fails; in ms. */
const timeout = 8000;

/** Short compared with the animations and timers that tests wait for, so that few waits are longer than necessary; in ms. */
const interval = 10;

/** Waits until the predicate returns a truthy value; it may throw meanwhile, for example while an element is missing. */
export function waitUntil(
  predicate: () => unknown,
  message?: string,
  options: { interval?: number; timeout?: number } = {},
): Promise<void> {
  const look = async () => {
    try {
      return await predicate();
    } catch {
      return false;
    }
  };
  return waitUntilOrFail(look, message, { interval, timeout, ...options }).catch(async (error: unknown) => {
    // On a machine that was suspended for a while, the timeout may be over before the last check.
    if (!(await predicate())) throw error;
  });
}
