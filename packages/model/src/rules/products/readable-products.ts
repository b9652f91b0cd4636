import type { ActiveProduct } from './active-products.ts';
import { list } from '../list.ts';
import { safeHref } from '../address/path.ts';

/** The valid products of an unchecked list: those without a name or a safe address are left out (RTE-25). */
export function readableProducts(products: readonly ActiveProduct[] | null): ActiveProduct[] {
  return list(products).filter(({ label, href }) => typeof label === 'string' && safeHref(href));
}
