/** How often a module did not load, by its address. */
const failures = new Map<string, number>();

/**
 * The address under which a module is asked for now. A browser remembers by it that a module failed, or waits for a request that has
 * got stuck: after a failure it is another one.
 */
export function moduleAddress(address: string): string {
  const count = failures.get(address) ?? 0;
  if (count === 0) return address;
  const again = new URL(address);
  again.searchParams.set('attempt', String(count + 1));
  return again.href;
}

/** Notes that a module did not load under its present address. */
export function noteLoadFailure(address: string): void {
  failures.set(address, (failures.get(address) ?? 0) + 1);
}
