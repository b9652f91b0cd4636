import { waitUntil as waitUntilOrFail } from '@open-wc/testing';

/** Longer than any wait of a loaded machine, so that only what never comes fails; in ms. */
const timeout = 8000;

/** Short beside the animations and timers that tests wait for, so that few wait longer than they need; in ms. */
const interval = 10;

/** Waits until the predicate answers with something truthy; while it throws, as where nothing is seen yet, it goes on waiting. */
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
    // A machine that stood still lets the time pass before the last look.
    if (!(await predicate())) throw error;
  });
}
