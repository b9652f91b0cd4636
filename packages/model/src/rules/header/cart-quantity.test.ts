import { it } from 'node:test';
import assert from 'node:assert/strict';
import { cartQuantity } from './cart-quantity.ts';

it('[HDR-04] a cart’s quantity is the sum of its items’, 0 where there are none', () => {
  assert.equal(cartQuantity({ items: [{ quantity: 2 }, { quantity: 1 }] }), 3);
  assert.equal(cartQuantity({ items: [] }), 0);
});
