import { listId, type OpenList } from './list-controller.ts';

/**
 * What may have the focus of what goes from the bar, in the order of preference: an open list's own button, what stands in an
 * item's place, then the row's end.
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
