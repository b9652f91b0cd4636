import type { Layout, LayoutItem } from '@fleet-portal/model/entities';

/**
 * The places of a layout in a grid of this many columns (RTE-22). A layout that has none of its own for a smaller grid
 * gets its default places one beneath the other.
 */
export function layoutPlaces(layout: Layout, columns: 4 | 8 | 12): LayoutItem[] {
  if (columns === 12) return layout.layoutItems;
  const own = columns === 8 ? layout.layoutItems8col : layout.layoutItems4col;
  if (own.length > 0) return own;
  return layout.layoutItems.map((item) => ({ ...item, startIndex: 1, endIndex: columns }));
}
