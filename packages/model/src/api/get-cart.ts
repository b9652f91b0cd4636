import { under } from '../rules/address/backend-address.ts';
import { requestParsed, type CallOptions } from './http.ts';
import { cartSchema, type Cart } from '../entities/index.ts';
import { timeouts } from '../constants/timeouts.ts';

/** The shopping cart. */
export function getCart(base: string, options: CallOptions = {}): Promise<Cart> {
  return requestParsed(under(base, '/cart'), 'cart', cartSchema, {
    call: 'getCart',
    credentials: 'include',
    timeout: timeouts.cart,
    ...options,
  });
}
