/** Calls back as often as the connection is back, or the page is seen again: what has failed may come then. */
export function whenBack(callback: () => void, signal: AbortSignal): void {
  const seen = () => document.visibilityState === 'visible' && callback();
  addEventListener('online', callback, { signal });
  document.addEventListener('visibilitychange', seen, { signal });
}
