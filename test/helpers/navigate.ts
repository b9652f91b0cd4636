/** Asks the portal's router for a page, as a view or a script of the page would. */
export function navigate(path: string): void {
  window.dispatchEvent(new CustomEvent('router-navigate', { detail: { path } }));
}
