/** Calls back when the document's own address changes, also without a load, until the signal ends it. */
export function onAddressChange(callback: () => void, signal: AbortSignal): void {
  const { href } = location;
  const look = () => location.href !== href && callback();
  addEventListener('popstate', look, { signal });
  // Engines without a navigation API hear of Back and Forward alone.
  if ('navigation' in window) window.navigation.addEventListener('currententrychange', look, { signal });
}
