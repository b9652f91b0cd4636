import { timeouts } from '../constants/timeouts.ts';
import { cartSchema, type Cart } from '../entities/index.ts';
import { under } from '../rules/address/backend-address.ts';
import { queryReadable, type Call, type CallOptions } from './call.ts';

/** The shopping cart. */
export function getCart(base: string, options?: CallOptions): Promise<Cart> {
  const call: Call = { call: 'getCart', timeout: timeouts.cart };
  const answer = { payload: 'cart', schema: cartSchema, identity: () => ['items'] };
  return queryReadable(under(base, '/cart'), answer, call, options);
}
