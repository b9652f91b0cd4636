import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { cookieScopes } from './cookie-scopes.ts';

const scopes = (hostname: string, pathname: string) =>
  cookieScopes(hostname, pathname).map(({ domain, path }) => `${domain ?? 'host'} ${path}`);

describe('the scopes of a page’s cookies', () => {
  it('[CKC-01] are its host and the domains above, each at the root', () =>
    assert.deepEqual(scopes('fleet.brand.example', '/'), [
      'host /',
      'fleet.brand.example /',
      'brand.example /',
      'example /',
    ]));

  it('[CKC-01] are all paths above the page, with their slash and without', () =>
    assert.deepEqual(scopes('localhost', '/en-us/vans').slice(0, 5), [
      'host /',
      'host /en-us',
      'host /en-us/',
      'host /en-us/vans',
      'host /en-us/vans/',
    ]));

  it('[CKC-01] are few in an address of thousands of folders, which anybody may link to', () =>
    assert.ok(scopes('localhost', '/a'.repeat(4000)).length < 200));
});
