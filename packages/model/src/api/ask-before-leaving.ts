/** Makes the browser ask for confirmation before the user leaves the page, until the signal aborts. */
export function askBeforeLeaving(signal: AbortSignal): void {
  const page = globalThis as Partial<EventTarget>;
  page.addEventListener?.('beforeunload', (event) => event.preventDefault(), { signal });
}
