import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { viewHeight } from './view-height.ts';

describe('viewHeight', () => {
  const of = (height: unknown) => ({ viewHeights: { summary: height } });
  const cases: [extras: Record<string, unknown>, height: number | null][] = [
    [of(320), 320],
    [of(64), 64],
    [of(1), 64],
    [of(2400), 2400],
    [of(9e9), 2400],
    [of(0), null],
    [of(-5), null],
    [of(Infinity), null],
    [of('320'), null],
    [{ viewHeights: { other: 320 } }, null],
    [{ viewHeights: null }, null],
    [{ viewHeights: 320 }, null],
    [{}, null],
    [of({}), null],
    [of({ 600: 'tall' }), null],
    [of({ 600: 1 }), 64],
    [of({ wide: 320 }), null],
  ];
  for (const [extras, height] of cases) {
    it(`[RTE-22] is ${height} with ${JSON.stringify(extras)}`, () =>
      assert.equal(viewHeight({ extras }, 'summary', 1440), height));
  }

  const byWidth: [width: number, height: number | null][] = [
    [320, null],
    [599, null],
    [600, 500],
    [1439, 500],
    [1440, 400],
    [2560, 400],
  ];
  for (const [width, height] of byWidth) {
    it(`[RTE-22] is ${height} in a window of ${width} px, where it is given from 600 and from 1440 px on`, () =>
      assert.equal(viewHeight({ extras: of({ 1440: 400, 600: 500 }) }, 'summary', width), height));
  }

  it('[RTE-22] is none for a view with a name that every object has', () =>
    assert.equal(viewHeight({ extras: of(320) }, 'constructor', 1440), null));
});
