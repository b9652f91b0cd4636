import { expect } from '@open-wc/testing';
import { layoutSchema, parse } from '@fleet-portal/model/entities';
import { layoutPlaces } from './layout-places.ts';

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
    expect(columnsOf(own, 12)).to.deep.equal(['a 1-8', 'b 9-12']);
    expect(columnsOf(own, 8)).to.deep.equal(['a 1-5', 'b 6-8']);
    expect(columnsOf(own, 4)).to.deep.equal(['b 1-4']);
  });

  it('[RTE-22] are the default ones, each over the whole width, where it has none for a smaller grid', () => {
    expect(columnsOf({}, 8)).to.deep.equal(['a 1-8', 'b 1-8']);
    expect(columnsOf({}, 4)).to.deep.equal(['a 1-4', 'b 1-4']);
  });
});
