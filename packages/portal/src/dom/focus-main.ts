/** Keeps the focus in the main area where what had it goes away with a failure: the answer comes there. */
export function focusMain(): void {
  document.getElementById('fp-content-main')?.focus({ preventScroll: true });
}
