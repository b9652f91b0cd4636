import { movedPlace, type WorkspaceView } from '@fleet-portal/model/rules';
import type { OpenList } from './list-controller.ts';

/**
 * Which list an open one is in new data: it moves with its item, told by its label.
 * @returns null where that has gone, or has no list any more
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
