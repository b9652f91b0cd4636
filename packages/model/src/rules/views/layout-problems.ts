import type { Layout, LayoutItem } from '../../entities/index.ts';
import { placeColumns, type Columns } from './layout-places.ts';

const frameworks = ['react', 'vue', 'angular'];

/** What is wrong with the places of a layout: a line for each, naming layout and view. */
export function layoutProblems(layout: Layout): string[] {
  const { id, layoutItems, layoutItems8col, layoutItems4col } = layout;
  const grids: [name: string, columns: Columns, items: readonly LayoutItem[]][] = [
    ['layoutItems', 12, layoutItems],
    ['layoutItems8col', 8, layoutItems8col],
    ['layoutItems4col', 4, layoutItems4col],
  ];
  const misplaced = grids.flatMap(([name, columns, items]) =>
    items.flatMap((item, index) => {
      const { startIndex, endIndex } = placeColumns(item, columns);
      if (startIndex === item.startIndex && endIndex === item.endIndex) return [];
      return [
        `Layout "${id}": ${name}.${index} ("${item.view.id}") asks for the columns ${item.startIndex} to ` +
          `${item.endIndex} of ${columns}; it takes ${startIndex} to ${endIndex}.`,
      ];
    }),
  );
  const unknown = grids
    .flatMap(([, , items]) => items)
    .filter(({ view }) => !frameworks.includes(view.framework))
    .map(
      ({ view }) => `Layout "${id}": the view "${view.id}" has the unknown framework "${view.framework}".`,
    );
  return [...misplaced, ...new Set(unknown)];
}
