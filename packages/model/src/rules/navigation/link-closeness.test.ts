import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { linkCloseness } from './link-closeness.ts';

describe('linkCloseness', () => {
  for (const [href, page, isNear] of [
    ['/en-ca/a/', '/en-ca/a/', true],
    ['/en-ca/a/', '/en-ca/a?x=1#y', true],
    ['/en-ca/a/', '/en-ca/a/b/c/', true],
    ['/en-ca/caf%C3%A9/', '/en-ca/café/', true],
    ['/en-ca/a/', '/en-ca/ab/', false],
    ['/en-ca/a/b/', '/en-ca/a/', false],
    ['/en-ca/a/', '/fr-ca/a/', false],
    ['/en-ca/a/?view=map', '/en-ca/a/?view=map&x=1', true],
    ['/en-ca/a/?view=map', '/en-ca/a/?view=list', false],
    ['/en-ca/a/?of=1&of=2', '/en-ca/a/?of=1&of=2', true],
    ['/en-ca/a/?view=map', '/en-ca/a/b/?view=list', false],
    ['/en-ca/', '/en-ca/', true],
    ['/en-ca/', '/en-ca/a/', false],
    ['/', '/a/', false],
    ['https://example.com/en-ca/a/', '/en-ca/a/', false],
    ['', '', false],
    ['', '/', false],
  ] as const) {
    it(`${isNear ? 'counts' : 'does not count'} ${href || 'no address'} at ${page || 'nowhere'}`, () => {
      assert.equal(linkCloseness(href, page) > 0, isNear);
    });
  }

  for (const [nearer, farther, page] of [
    ['/en-ca/a/b/', '/en-ca/a/', '/en-ca/a/b/c/'],
    ['/en-ca/a/', '/en-ca/a/?view=map', '/en-ca/a/?view=list'],
    ['/en-ca/a/?view=map', '/en-ca/a/', '/en-ca/a/?view=map'],
    ['/en-ca/a/?view=map&of=1', '/en-ca/a/?view=map', '/en-ca/a/?of=1&view=map'],
    ['/en-ca/a/#use', '/en-ca/a/#cost', '/en-ca/a/#use'],
    ['/en-ca/a/', '/en-ca/a/#cost', '/en-ca/a/#use'],
    ['/', `/${'a'.repeat(5000)}/`, '/'],
  ] as const) {
    it(`puts ${nearer} before ${farther.slice(0, 24)} at ${page}`, () => {
      assert.ok(linkCloseness(nearer, page) > linkCloseness(farther, page));
    });
  }
});
