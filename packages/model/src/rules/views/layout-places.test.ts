import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { layoutSchema, parse } from '../../entities/index.ts';
import { layoutPlaces, placeColumns } from './layout-places.ts';

const place = (id: string, startIndex: number, endIndex: number) => ({
  startIndex,
  endIndex,
  view: { id, exposedComponent: id, framework: 'react', viewId: id },
});
const layout = (more: object) =>
  parse('layout', layoutSchema, { id: 'l', layoutItems: [place('a', 1, 8), place('b', 9, 12)], ...more });
const columnsOf = (more: object, columns: 4 | 8 | 12) =>
  layoutPlaces(layout(more), columns).map(
    ({ startIndex, endIndex, view }) => `${view.id} ${startIndex}-${endIndex}`,
  );

describe('the places of a layout', () => {
  const own = { layoutItems8col: [place('a', 1, 5), place('b', 6, 8)], layoutItems4col: [place('b', 1, 4)] };

  it('[RTE-22] are its own for 4, 8 and 12 columns', () => {
    assert.deepEqual(columnsOf(own, 12), ['a 1-8', 'b 9-12']);
    assert.deepEqual(columnsOf(own, 8), ['a 1-5', 'b 6-8']);
    assert.deepEqual(columnsOf(own, 4), ['b 1-4']);
    assert.deepEqual(columnsOf({ layoutItems8col: [place('a', 1, 12)] }, 8), ['a 1-8']);
  });

  it('[RTE-22] are the default ones, each over the whole width, where it has none for a smaller grid', () => {
    assert.deepEqual(columnsOf({}, 8), ['a 1-8', 'b 1-8']);
    assert.deepEqual(columnsOf({}, 4), ['a 1-4', 'b 1-4']);
  });

  it('[RTE-22] are those of the next grid that has any, whichever is missing', () => {
    const { layoutItems8col, layoutItems4col } = own;
    assert.deepEqual(columnsOf({ layoutItems8col }, 4), ['a 1-4', 'b 1-4']);
    assert.deepEqual(columnsOf({ layoutItems8col: [place('c', 1, 2)] }, 4), ['c 1-4']);
    assert.deepEqual(columnsOf({ layoutItems: [], layoutItems8col }, 12), ['a 1-12', 'b 1-12']);
    assert.deepEqual(columnsOf({ layoutItems: [], layoutItems4col }, 12), ['b 1-12']);
    assert.deepEqual(columnsOf({ layoutItems: [], layoutItems4col }, 8), ['b 1-8']);
    assert.deepEqual(columnsOf({ layoutItems: [] }, 12), []);
  });

  it('[RTE-22] have a key of their own, the same in each grid, where a view stands twice', () => {
    const twice = layout({ layoutItems: ['a', 'b', 'a'].map((id) => place(id, 1, 12)) });
    const keys = (columns: 4 | 12) => layoutPlaces(twice, columns).map(({ key }) => key);
    assert.equal(new Set(keys(12)).size, 3);
    assert.deepEqual(keys(4), keys(12));
  });
});

describe('the columns of a place', () => {
  const cases: [start: number, end: number, taken: [number, number]][] = [
    [1, 8, [1, 8]],
    [3, 3, [3, 3]],
    [0, 3, [1, 3]],
    [-5, 40, [1, 8]],
    [5, 12, [5, 8]],
    [5, 2, [1, 8]],
    [9, 12, [1, 8]],
    [-3, 0, [1, 8]],
    [1.5, 4, [1, 8]],
    [1, 4.5, [1, 8]],
    [8, 12, [8, 8]],
    [-3, 1, [1, 1]],
    [Number.NaN, 4, [1, 8]],
    [1, Number.POSITIVE_INFINITY, [1, 8]],
  ];
  for (const [startIndex, endIndex, [start, end]] of cases) {
    it(`[RTE-22] ${startIndex} to ${endIndex} of 8 are ${start} to ${end}`, () => {
      assert.deepEqual(placeColumns({ startIndex, endIndex }, 8), { startIndex: start, endIndex: end });
    });
  }
});
