/** Calls back when the browser has nothing more urgent to do. */
export function whenIdle(callback: () => void): void {
  // WebKit has no idle callbacks.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(callback);
  else setTimeout(callback, 200);
}
