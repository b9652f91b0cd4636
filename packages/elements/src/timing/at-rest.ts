import { whenIdle } from './when-idle.ts';

/** For how long, in ms after the first paint, the network and the processor are left to the page. */
const quiet = 2000;

/** Calls back when the page has come to rest; where it never does, after as long again. */
export function atRest(callback: () => void): void {
  setTimeout(() => whenIdle(callback, quiet), quiet);
}
