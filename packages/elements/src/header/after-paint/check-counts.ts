/** What a host counts. */
export interface Counting extends Element {
  cartQuantity: number | null;
  notificationCount: number | null;
}

/**
 * Says on the console, once an attribute, that its count cannot be read; it counts then as not set.
 * @param told the attributes of which it was said before
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
