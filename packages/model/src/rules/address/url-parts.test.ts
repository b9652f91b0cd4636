import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { keepQueryAndHash, withoutHash, withoutParameter } from './url-parts.ts';

describe('the address of a page', () => {
  for (const [url, rest] of [
    ['/us/en/?transactionId=7', '/us/en/'],
    ['/us/en/?a=1&transactionId=7&b=2#top', '/us/en/?a=1&b=2#top'],
    ['/us/en/?transactionId=7&transactionId=8#top', '/us/en/#top'],
    ['/us/en/?a=1&transactionId=7', '/us/en/?a=1'],
    ['/us/en/?note=a%20b', '/us/en/?note=a%20b'],
    ['/us/en/#?transactionId=7', '/us/en/#?transactionId=7'],
  ] as const) {
    it(`[TXP-03] ${url} asks for no preview as ${rest}`, () =>
      assert.equal(withoutParameter(url, 'transactionId'), rest));
  }

  it('[RTE-21] carries over a query as it is written', () => {
    assert.equal(keepQueryAndHash('/b/', '/a/?note=a%20b#top'), '/b/?note=a%20b#top');
    assert.equal(keepQueryAndHash('/b/?note=a%20b', '/a/?note=c'), '/b/?note=a%20b');
  });

  it('[RTE-27] is the same page without its hash', () => {
    assert.equal(withoutHash('/us/en/?a=1#top#more'), '/us/en/?a=1');
    assert.equal(withoutHash('/us/en/'), '/us/en/');
  });
});
