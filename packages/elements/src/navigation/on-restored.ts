/** Calls back when the browser restores the page from the back/forward cache, until the signal aborts. */
export function onRestored(callback: () => void, signal: AbortSignal): void {
  addEventListener('pageshow', ({ persisted }) => persisted && callback(), { signal });
}
