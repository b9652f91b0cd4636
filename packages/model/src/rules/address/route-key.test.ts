import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { routeKey } from './route-key.ts';

describe('routeKey', () => {
  for (const [path, key] of [
    ['/café-100%/', '/café-100%/'],
    ['/caf%C3%A9-100%/', '/café-100%/'],
    ['/caf%C3%A9-100%25/', '/café-100%/'],
    ['/caf%E9/', '/caf%E9/'],
    ['/a%2Fb%/', '/a%2Fb%/'],
    ['/a%5cb/', '/a%5Cb/'],
  ] as const)
    it(`[RTE-15] knows ${path} as ${key}`, () => assert.equal(routeKey(path), key));
});
