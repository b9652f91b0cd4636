import { whenIdle } from './when-idle.ts';

/** How long the network and the processor are left to the page, in ms from the call. */
const quiet = 2000;

/** Calls back when the page has come to rest, or after the same time again if it never does. */
export function atRest(callback: () => void): void {
  setTimeout(() => whenIdle(callback, quiet), quiet);
}
