/** Calls back each time the connection returns or the page becomes visible, when a retry of what failed may succeed. */
export function whenBack(callback: () => void, signal: AbortSignal): void {
  const seen = () => document.visibilityState === 'visible' && callback();
  addEventListener('online', callback, { signal });
  document.addEventListener('visibilitychange', seen, { signal });
}
