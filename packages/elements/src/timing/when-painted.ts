import { whenIdle } from './when-idle.ts';

/** Calls back after the next paint, when the browser has nothing more urgent to do; never while the page is hidden. */
export function whenPainted(callback: () => void): void {
  requestAnimationFrame(() => whenIdle(callback));
}
