import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { linkedPath } from './linked-path.ts';
import { hostileAddresses } from './path.samples.ts';

const origin = 'https://fleet.example';
const here = `${origin}/en-us/vans/7/?tab=trips#map`;

describe('linkedPath', () => {
  const good = [
    ['?filter=b', '/en-us/vans/7/?filter=b'],
    ['#trips', '/en-us/vans/7/?tab=trips#trips'],
    ['', '/en-us/vans/7/?tab=trips'],
    ['trips/', '/en-us/vans/7/trips/'],
    ['./trips/?a=1', '/en-us/vans/7/trips/?a=1'],
    ['../8/', '/en-us/vans/8/'],
    ['../../../../../', '/'],
    ['/orders/', '/orders/'],
    [`${origin}/orders/`, '/orders/'],
  ] as const;
  for (const [href, path] of good) {
    it(`[RTE-25] leads by "${href}" where a link of the page does`, () =>
      assert.equal(linkedPath(href, here), path));
  }

  const refused = hostileAddresses.filter((text) => /^\/|:|\\/.test(text));
  for (const href of [...refused, '..%2f..//evil.example', '?a=%0d%0a', 'vans\t/', 'a//b/', 'HTTPS://[']) {
    it(`[RTE-25] refuses ${JSON.stringify(href).slice(0, 80)}`, () =>
      assert.equal(linkedPath(href, here), null));
  }

  it('[RTE-25] leads to no other origin', () => {
    for (const href of hostileAddresses) {
      const path = linkedPath(href, here) ?? '/';
      assert.equal(new URL(path, origin).origin, origin);
    }
  });
});
