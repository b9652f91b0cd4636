import { monthlyPrices } from '../record-list/prices.ts';

export type Product = keyof typeof monthlyPrices;

export interface CartItem {
  product: Product;
  quantity: number;
}

const address = '/cart';

/** The user's cart, which the header counts. */
export async function loadItems(signal: AbortSignal): Promise<CartItem[]> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return ((await response.json()) as { items: CartItem[] }).items;
}

/** The monthly price of an item. */
export const priceOf = ({ product, quantity }: CartItem) => monthlyPrices[product] * quantity;
