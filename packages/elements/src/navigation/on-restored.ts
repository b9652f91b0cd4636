/** Calls back as the browser brings the page from its memory, such as by Back, until the signal ends it. */
export function onRestored(callback: () => void, signal: AbortSignal): void {
  addEventListener('pageshow', ({ persisted }) => persisted && callback(), { signal });
}
