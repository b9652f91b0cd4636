/** Says whether a menu of a header is open, now and whenever that changes, until the listeners' end. */
export function onMenuOpen(callback: (isOpen: boolean) => void, listeners: AbortController): void {
  // A header may have said so before anybody here could hear it.
  const headers = [...document.querySelectorAll('fp-header')];
  callback(headers.some((header) => header.shadowRoot?.querySelector('[aria-expanded=true]')));
  document.addEventListener('fp-menu-open', () => callback(true), listeners);
  document.addEventListener('fp-menu-close', () => callback(false), listeners);
}
