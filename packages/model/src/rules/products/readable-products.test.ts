import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import type { ActiveProduct } from './active-products.ts';
import { readableProducts } from './readable-products.ts';

describe('readableProducts', () => {
  const one = { label: 'Telematics', href: '/telematics/' };
  const other = { label: 'Charging', href: 'https://charging.example/' };
  const cases: [title: string, given: unknown, expected: ActiveProduct[]][] = [
    ['keeps those with a name and an address', [one, other], [one, other]],
    ['leaves out those without a name', [{ ...one, label: 5 }, other], [other]],
    ['leaves out those without an address', [one, { label: 'Charging' }], [one]],
    ['leaves out an unsafe address', [{ ...one, href: 'javascript:alert(1)' }, other], [other]],
    ['takes what is no list for an empty one', { 0: one }, []],
    ['takes nothing for an empty list', null, []],
  ];
  for (const [title, given, expected] of cases) {
    it(`[RTE-25] ${title}`, () =>
      assert.deepEqual(readableProducts(given as ActiveProduct[] | null), expected));
  }
});
