import { hurryTimers } from '../../../../test/helpers/hurry-timers.ts';
import { silence } from './silence.ts';

/**
 * For the rest of the test, a skeleton is said soon to be on its way: by default one beneath its page's heading. What stands there
 * until the page's script has come has all its time, as a slow machine may need it, and so has a page that stays meanwhile.
 */
export function hurrySkeleton(shape = 'main:has(h1) .shell-delayed'): void {
  const stands = (selector: string) => document.querySelector(selector) !== null;
  hurryTimers(silence, { isMeant: () => stands(shape) && !stands('.shell-progress') });
}
