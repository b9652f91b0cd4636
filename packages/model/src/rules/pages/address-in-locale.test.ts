import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { addressInLocale } from './address-in-locale.ts';
import { context, line, routes } from '../routing/decide.samples.ts';
import { decide } from '../routing/decide.ts';

const given = context({ routes: [...routes, { id: 'deals', path: '/co-op/deals/', mode: 'aempage' }] });
const retail = context({ retailPrefix: 'pro', allowedLocales: ['en-us'] });

describe('the address of a path in a locale', () => {
  const addresses: [title: string, url: string, expected: string][] = [
    ['[RTE-20] gets the locale', '/vans/?a=1#b', '/fr-ca/vans/?a=1#b'],
    ['[RTE-20] gets it in the place of another', '/en-ca/vans/?a=1', '/fr-ca/vans/?a=1'],
    ['[RTE-20] gets it in the place of another market’s', '/de-de/vans/', '/fr-ca/vans/'],
    ['[RTE-16] keeps what only looks like a locale', '/co-op/deals/?a=1', '/fr-ca/co-op/deals/?a=1'],
    ['[RTE-16] keeps it after a locale, too', '/en-ca/co-op/deals/', '/fr-ca/co-op/deals/'],
    ['[RTE-15] has its one form', '//vans', '/fr-ca/vans/'],
  ];
  for (const [title, url, expected] of addresses) {
    it(title, () => assert.equal(addressInLocale(url, 'fr-ca', given), expected));
  }

  for (const [url, expected] of [
    ['/vans/?a=1', '/en-us/pro/vans/?a=1'],
    ['/pro/vans/', '/en-us/pro/vans/'],
    ['/en-us/vans/', '/en-us/vans/'],
  ] as const) {
    it(`[RTE-16] of a retail site is ${expected} for ${url}, as when it is loaded`, () => {
      assert.equal(addressInLocale(url, 'en-us', retail), expected);
    });
  }

  it('[RTE-20] is a page where the path is one', () => {
    assert.equal(
      line(decide(addressInLocale('/co-op/deals/', 'en-ca', given), given)),
      'content deals in en-ca',
    );
  });
});
