import type { ActiveProduct } from './active-products.ts';
import { list } from '../list.ts';
import { safeHref } from '../address/path.ts';

/** The products of a list that nobody has checked: one without a name or a safe address is left out (RTE-25). */
export function readableProducts(products: readonly ActiveProduct[] | null): ActiveProduct[] {
  return list(products).filter(({ label, href }) => typeof label === 'string' && safeHref(href));
}
