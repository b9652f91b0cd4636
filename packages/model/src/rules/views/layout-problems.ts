import { viewFrameworks } from '../../constants/views.ts';
import type { Layout, LayoutItem } from '../../entities/index.ts';
import type { Problem } from '../problems/problem-walk.ts';
import { placeColumns, type Columns } from './layout-places.ts';

/** What is wrong with the places of a layout, by layout and view. */
export function layoutProblems({ id, layoutItems, layoutItems8col, layoutItems4col }: Layout): Problem[] {
  const grids: [name: string, columns: Columns, items: readonly LayoutItem[]][] = [
    ['layoutItems', 12, layoutItems],
    ['layoutItems8col', 8, layoutItems8col],
    ['layoutItems4col', 4, layoutItems4col],
  ];
  const misplaced = grids.flatMap(([name, columns, items]) =>
    items.flatMap((item, index) => {
      const { startIndex, endIndex } = placeColumns(item, columns);
      if (startIndex === item.startIndex && endIndex === item.endIndex) return [];
      return {
        path: `Layout "${id}": ${name}.${index} ("${item.view.id}")`,
        problem:
          `asks for the columns ${item.startIndex} to ${item.endIndex} of ${columns}; ` +
          `it takes ${startIndex} to ${endIndex}`,
      };
    }),
  );
  const unknown = grids
    .flatMap(([, , items]) => items)
    .filter(({ view }) => !viewFrameworks.some((name) => name === view.framework))
    .map(({ view }) => ({
      path: `Layout "${id}": the view "${view.id}"`,
      problem: `has the unknown framework "${view.framework}"`,
    }));
  return [...misplaced, ...new Map(unknown.map((found) => [found.path, found])).values()];
}
