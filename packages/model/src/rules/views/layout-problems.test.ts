import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { layoutSchema, parse } from '../../entities/index.ts';
import { layoutProblems } from './layout-problems.ts';

const item = (startIndex: number, endIndex: number, framework = 'react') => ({
  startIndex,
  endIndex,
  view: { id: 'orders', framework },
});
const problems = (grids: object) => layoutProblems(parse('layout', layoutSchema, { id: 'desk', ...grids }));

describe('layoutProblems', () => {
  it('[ENT-10] finds none in a layout that fits its grids', () => {
    const layout = {
      layoutItems: [item(1, 12, 'react'), item(1, 6, 'vue'), item(7, 12, 'angular')],
      layoutItems8col: [item(1, 8)],
      layoutItems4col: [item(1, 4)],
    };
    assert.deepEqual(problems(layout), []);
  });

  for (const [grid, columns] of [
    ['layoutItems', 12],
    ['layoutItems8col', 8],
    ['layoutItems4col', 4],
  ] as const)
    it(`[ENT-10] names the place in ${grid} that reaches beyond it`, () =>
      assert.deepEqual(problems({ [grid]: [item(1, 4), item(2, 13)] }), [
        `Layout "desk": ${grid}.1 ("orders") asks for the columns 2 to 13 of ${columns}; it takes 2 to ${columns}.`,
      ]));

  it('[ENT-10] names the place whose first column alone is wrong', () =>
    assert.deepEqual(problems({ layoutItems: [item(0, 4)] }), [
      'Layout "desk": layoutItems.0 ("orders") asks for the columns 0 to 4 of 12; it takes 1 to 4.',
    ]));

  it('[VIEW-02] names a framework that nobody knows once for all grids', () =>
    assert.deepEqual(
      problems({ layoutItems: [item(1, 4, 'svelte')], layoutItems4col: [item(1, 4, 'svelte')] }),
      ['Layout "desk": the view "orders" has the unknown framework "svelte".'],
    ));
});
