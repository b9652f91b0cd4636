import { whenIdle } from './when-idle.ts';

/** Calls back when what has just been drawn is on the screen and the browser has nothing more urgent to do; never in a hidden page. */
export function whenPainted(callback: () => void): void {
  requestAnimationFrame(() => whenIdle(callback));
}
