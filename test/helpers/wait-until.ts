import { waitUntil as waitUntilOrFail } from '@open-wc/testing';

/** Longer than any wait of a loaded machine, so that only what never comes fails; in ms. */
const timeout = 8000;

/** Waits until the predicate answers with something truthy. */
export function waitUntil(
  predicate: () => unknown,
  message?: string,
  options: { interval?: number; timeout?: number } = {},
): Promise<void> {
  return waitUntilOrFail(predicate, message, { timeout, ...options }).catch(async (error: unknown) => {
    // A machine that stood still lets the time pass before the last look.
    if (!(await predicate())) throw error;
  });
}
