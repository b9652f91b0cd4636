import type { Cart } from '../../entities/index.ts';

/** The number of items in a cart, shown beside its link (HDR-04). */
export function cartQuantity({ items }: Cart): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0);
}
