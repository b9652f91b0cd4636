import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { showsCompanySelectorFailure } from './company-selector.ts';

describe('failure of the company selector', () => {
  for (const [environment, isShown] of [
    ['local', true],
    ['development', true],
    ['stage', false],
    ['prod', false],
  ] as const) {
    it(`[HDR-15] is ${isShown ? 'shown' : 'kept quiet'} in ${environment}`, () => {
      assert.equal(showsCompanySelectorFailure({ REACT_APP_ENV: environment }), isShown);
    });
  }
});
