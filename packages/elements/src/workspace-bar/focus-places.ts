import { listId, type OpenList } from './list-controller.ts';

/**
 * Where the focus may go when its holder disappears from the bar, in order of preference: the open list's button, whatever is now in the
 * item's place, then the end of the row.
 */
export function focusPlaces(holder: Element, open: OpenList | null): string[] {
  const own = open !== null && holder.closest('.list') ? [`#${listId(open)}`] : [];
  const items = [...(holder.closest('.row')?.children ?? [])];
  const place = items.findIndex((item) => item.contains(holder)) + 1;
  return [
    ...own,
    `.row > :nth-child(${place}) > .node`,
    '#open-all',
    '#open-more',
    '.row > :last-child > .node',
  ];
}
