import type { CookieCategory } from '@fleet-portal/model/constants';
import { whenAllowed, type GateOptions } from '../consent/gate.ts';

/**
 * Waits for a category like `whenAllowed`, until the page or the shell ends the wait.
 * @throws TypeError if there is no such category
 */
export function waitForConsent(
  category: CookieCategory,
  callback: () => void,
  { signal }: GateOptions,
  end: AbortSignal,
): void {
  whenAllowed(category, callback, { signal: signal ? AbortSignal.any([signal, end]) : end });
}
