/** Has the browser ask whoever leaves the page, until the signal comes. */
export function askBeforeLeaving(signal: AbortSignal): void {
  const page = globalThis as Partial<EventTarget>;
  page.addEventListener?.('beforeunload', (event) => event.preventDefault(), { signal });
}
