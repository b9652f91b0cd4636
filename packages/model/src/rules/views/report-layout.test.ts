import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { layoutSchema, parse } from '../../entities/index.ts';
import { reportLayout } from './report-layout.ts';

const item = (startIndex: number, endIndex: number, framework = 'react') => ({
  startIndex,
  endIndex,
  view: { id: 'orders', framework },
});

/** The reports on a layout that is shown twice. */
function problems(grids: object): string[] {
  const layout = parse('layout', layoutSchema, { id: 'desk', ...grids });
  const said: string[] = [];
  for (const shown of [layout, layout]) reportLayout(shown, (line) => said.push(line));
  return said;
}

describe('mistakes of a layout', () => {
  it('[ENT-10] are none where it fits its grids', () => {
    const sound = {
      layoutItems: [item(1, 12, 'react'), item(1, 6, 'vue'), item(7, 12, 'angular')],
      layoutItems8col: [item(1, 8)],
      layoutItems4col: [item(1, 4)],
    };
    assert.deepEqual(problems(sound), []);
  });

  for (const [grid, columns] of [
    ['layoutItems', 12],
    ['layoutItems8col', 8],
    ['layoutItems4col', 4],
  ] as const)
    it(`[ENT-10] name the place in ${grid} that reaches beyond it, once`, () =>
      assert.deepEqual(problems({ [grid]: [item(1, 4), item(2, 13)] }), [
        `Layout "desk": ${grid}.1 ("orders") asks for the columns 2 to 13 of ${columns}; it takes 2 to ${columns}.`,
      ]));

  it('[ENT-10] name the place whose first column alone is wrong', () =>
    assert.deepEqual(problems({ layoutItems: [item(0, 4)] }), [
      'Layout "desk": layoutItems.0 ("orders") asks for the columns 0 to 4 of 12; it takes 1 to 4.',
    ]));

  it('[VIEW-02] name a framework that nobody knows once for all grids', () =>
    assert.deepEqual(
      problems({ layoutItems: [item(1, 4, 'svelte')], layoutItems4col: [item(1, 4, 'svelte')] }),
      ['Layout "desk": the view "orders" has the unknown framework "svelte".'],
    ));
});
