/** Reports whether a menu of a header is open, now and whenever that changes, until the signal aborts. */
export function onMenuOpen(callback: (isOpen: boolean) => void, signal: AbortSignal): void {
  // A header may have opened a menu before this was listening.
  const headers = [...document.querySelectorAll('fp-header')];
  callback(headers.some((header) => header.shadowRoot?.querySelector('[aria-expanded=true]')));
  document.addEventListener('fp-menu-open', () => callback(true), { signal });
  document.addEventListener('fp-menu-close', () => callback(false), { signal });
}
