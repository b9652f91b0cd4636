/**
 * Calls back when the document's own address changes, also without a load, until the signal ends it.
 * @param from the address that it had; where it has another by now, it calls back at once
 */
export function onAddressChange(callback: () => void, signal: AbortSignal, from = location.href): void {
  const look = () => location.href !== from && callback();
  look();
  addEventListener('popstate', look, { signal });
  // Engines without a navigation API hear of Back and Forward alone.
  if ('navigation' in window) window.navigation.addEventListener('currententrychange', look, { signal });
}
