import { movedPlace, type WorkspaceView } from '@fleet-portal/model/rules';
import type { OpenList } from './list-controller.ts';

/**
 * Which list stays open with new data: it follows its item, found by label.
 * @returns null if the item is gone or has no list any more
 */
export function listAgain(
  open: OpenList,
  before: WorkspaceView | null,
  now: WorkspaceView | null,
): OpenList | null {
  if (!before || !now?.items.length) return null;
  if (typeof open !== 'number') return now.title === before.title ? open : null;
  const place = movedPlace(open, before.items, now.items);
  return now.items[place]?.dropdown.length ? place : null;
}
