/** How often each module has failed to load, by its address. */
const failures = new Map<string, number>();

/**
 * The URL from which to load a module now. Browsers remember by URL that a module failed, or wait for a request that is
 * stuck, so the URL changes after each failure.
 */
export function moduleAddress(address: string): string {
  const count = failures.get(address) ?? 0;
  if (count === 0) return address;
  const again = new URL(address);
  again.searchParams.set('attempt', String(count + 1));
  return again.href;
}

/** Records that a module failed to load from its current URL. */
export function noteLoadFailure(address: string): void {
  failures.set(address, (failures.get(address) ?? 0) + 1);
}
