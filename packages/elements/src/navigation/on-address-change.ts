import { onRestored } from './on-restored.ts';

/**
 * Calls back when the document's address changes, with or without a load, and when the visitor returns to the page from another document,
 * until the signal aborts.
 */
export function onAddressChange(callback: () => void, signal: AbortSignal): void {
  const { href } = location;
  onNavigation(() => location.href !== href && callback(), signal);
  onRestored(callback, signal);
}

/** Calls back whenever the document's address may have changed without a load, until the signal aborts. */
export function onNavigation(callback: () => void, signal: AbortSignal): void {
  addEventListener('popstate', callback, { signal });
  // Engines without the Navigation API only notice Back and Forward.
  if ('navigation' in window) window.navigation.addEventListener('currententrychange', callback, { signal });
}
