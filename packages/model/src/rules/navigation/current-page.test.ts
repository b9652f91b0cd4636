import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isCurrentPage } from './current-page.ts';

describe('isCurrentPage', () => {
  for (const [href, page, expected] of [
    ['/en-us/a/', '/en-us/a/', true],
    ['/en-us/a/', '/en-us/a', true],
    ['/en-us/a/', '/en-us/a/?b=1#c', true],
    ['/en-us/a/', '/en-us/a/b/', false],
    ['/en-us/a/', '/en-us//a/', true],
    ['/de-de/z%C3%BC/', '/de-de/z%c3%bc/', true],
    ['/de-de/zü/', '/de-de/z%C3%BC/', true],
    ['/en-us/%7Ea/', '/en-us/~a/', true],
    ['/en-us/a%2Fb/', '/en-us/a/b/', false],
    ['/en-us/account/?active-tab=billing', '/en-us/account/?active-tab=billing&x=1', true],
    ['/en-us/account/?active-tab=billing', '/en-us/account/?active-tab=my-profile', false],
    ['https://example.com/en-us/a/', '/en-us/a/', false],
    ['', '', false],
  ] as const) {
    it(`${expected ? 'finds' : 'does not find'} ${href || 'no address'} at ${page || 'nowhere'}`, () => {
      assert.equal(isCurrentPage(href, page), expected);
    });
  }
});
