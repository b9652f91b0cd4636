import { onRestored } from './on-restored.ts';

/**
 * Calls back when the document's own address changes, also without a load, and when the visitor comes back to it from another
 * document, until the signal ends it.
 */
export function onAddressChange(callback: () => void, signal: AbortSignal): void {
  const { href } = location;
  onNavigation(() => location.href !== href && callback(), signal);
  onRestored(callback, signal);
}

/** Calls back whenever the document may have got another address without a load, until the signal ends it. */
export function onNavigation(callback: () => void, signal: AbortSignal): void {
  addEventListener('popstate', callback, { signal });
  // Engines without a navigation API hear of Back and Forward alone.
  if ('navigation' in window) window.navigation.addEventListener('currententrychange', callback, { signal });
}
