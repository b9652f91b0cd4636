import type { Layout, LayoutItem } from '../../entities/index.ts';

/** The possible numbers of columns of the page grid. */
export type Columns = 4 | 8 | 12;

export interface Place extends LayoutItem {
  /** Identifies the place of the same view in each grid, so that a view survives a change of the window's width. */
  key: string;
}

/**
 * The places of a layout in a grid of this many columns (RTE-22). If a layout has none for this grid, it uses those
 * of the next one, one below the other. A place that starts before the previous one ends is put into the next row.
 */
export function layoutPlaces(layout: Layout, columns: Columns): Place[] {
  const { layoutItems: wide, layoutItems8col: medium, layoutItems4col: small } = layout;
  const [own, ...others] = {
    4: [small, medium, wide],
    8: [medium, wide, small],
    12: [wide, medium, small],
  }[columns] as [LayoutItem[], LayoutItem[], LayoutItem[]];
  if (own.length > 0) return withKeys(own.map((item) => ({ ...item, ...placeColumns(item, columns) })));
  const next = others.find((items) => items.length > 0) ?? [];
  return withKeys(next.map((item) => ({ ...item, startIndex: 1, endIndex: columns })));
}

/**
 * The columns that a place actually takes: columns beyond the grid are cut off, and a place with invalid indexes
 * takes the full width.
 */
export function placeColumns(
  { startIndex, endIndex }: Pick<LayoutItem, 'startIndex' | 'endIndex'>,
  columns: Columns,
): { startIndex: number; endIndex: number } {
  const isSound = [startIndex, endIndex].every(Number.isInteger) && startIndex <= endIndex;
  if (!isSound || endIndex < 1 || startIndex > columns) return { startIndex: 1, endIndex: columns };
  return { startIndex: Math.max(startIndex, 1), endIndex: Math.min(endIndex, columns) };
}

function withKeys(items: readonly LayoutItem[]): Place[] {
  const counts = new Map<string, number>();
  return items.map((item) => {
    const count = (counts.get(item.view.id) ?? 0) + 1;
    counts.set(item.view.id, count);
    return { ...item, key: `${item.view.id} ${count}` };
  });
}
