import type { Cart } from '../../entities/index.ts';

/** How much lies in a cart: the number beside its link (HDR-04). */
export function cartQuantity({ items }: Cart): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0);
}
