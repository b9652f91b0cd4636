/**
 * Calls back when the browser has nothing more urgent to do.
 * @param timeout after how many ms it calls back though the browser is busy; 0 waits as long as that lasts
 */
export function whenIdle(callback: () => void, timeout = 0): void {
  // WebKit has no idle callbacks.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(callback, { timeout });
  else setTimeout(callback, 200);
}
