import { expect } from '@open-wc/testing';
import { isCurrentPage } from './current-page.ts';

describe('isCurrentPage', () => {
  for (const [href, currentPath, expected] of [
    ['/en-us/a/', '/en-us/a/', true],
    ['/en-us/a/', '/en-us/a', true],
    ['/en-us/a/', '/en-us/a/?b=1#c', true],
    ['/en-us/a/', '/en-us/a/b/', false],
    ['/en-us/account/?active-tab=billing', '/en-us/account/?active-tab=billing&x=1', true],
    ['/en-us/account/?active-tab=billing', '/en-us/account/?active-tab=my-profile', false],
    ['https://example.com/en-us/a/', '/en-us/a/', false],
    ['', '', false],
  ] as const) {
    it(`${expected ? 'finds' : 'does not find'} ${href || 'no address'} at ${currentPath || 'nowhere'}`, () => {
      expect(isCurrentPage(href, currentPath)).to.equal(expected);
    });
  }
});
