/** The counts of the header. */
export interface Counting extends Element {
  cartQuantity: number | null;
  notificationCount: number | null;
}

/**
 * Warns on the console, once per attribute, of a count that is not a number; the header then acts as if it were not set.
 * @param told the attributes that were already reported
 */
export function checkCounts(header: Counting, told: Set<string>): void {
  const { cartQuantity, notificationCount } = header;
  const counts = { 'cart-quantity': cartQuantity, 'notification-count': notificationCount };
  for (const [attribute, count] of Object.entries(counts)) {
    if (!isNaN(count ?? 0) || told.has(attribute)) continue;
    told.add(attribute);
    console.warn(`<fp-header>: ${attribute} is no number: ${header.getAttribute(attribute) ?? count}`);
  }
}
