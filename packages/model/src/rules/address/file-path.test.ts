import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { isFilePath } from './file-path.ts';

describe('isFilePath', () => {
  for (const file of [
    '/files/price-list.pdf',
    '/en-us/guide.HTML',
    '/clip.mp4',
    '/.well-known/list.json',
    '/all.7z',
  ])
    it(`[ENT-08] takes ${file} for a file`, () => assert.ok(isFilePath(file)));

  const pages = [
    '/',
    '/orders',
    '/orders/',
    '/releases/1.2',
    '/releases/v1.x',
    '/users/jane.doe@fleet.example',
    '/users/jane.doe@fleet.example/',
    '/list.pdf/',
    '/v2.0/notes',
    '/mr.',
    '/a.tooLongToBeOne',
  ];
  for (const page of pages)
    it(`[ENT-08] takes ${page} for a page`, () => assert.equal(isFilePath(page), false));
});
