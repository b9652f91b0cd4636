/**
 * Calls back when the browser has nothing more urgent to do.
 * @param timeout after how many ms it calls back even if the browser is busy
 */
export function whenIdle(callback: () => void, timeout = 2000): void {
  // WebKit has no idle callbacks.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(callback, { timeout });
  else setTimeout(callback, 200);
}
