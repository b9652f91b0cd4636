import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { heroPicture } from './hero.ts';

describe('hero of a content page', () => {
  for (const [extras, expected] of [
    [{ heroPicture: '/pictures/depot.svg' }, '/pictures/depot.svg'],
    [{}, null],
    [{ heroPicture: '' }, null],
    [{ heroPicture: 7 }, null],
    [{ heroPicture: 'javascript:alert(1)' }, null],
    [{ heroPicture: 'data:image/svg+xml,<svg/>' }, null],
    [{ heroPicture: '//elsewhere.example/x.svg' }, null],
    [{ heroPicture: '/logout' }, null],
  ] as const) {
    it(`[HDR-06] is ${expected} with ${JSON.stringify(extras)}`, () => {
      assert.equal(heroPicture({ extras }), expected);
    });
  }
});
