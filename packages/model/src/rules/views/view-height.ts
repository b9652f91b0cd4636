import type { Route } from '../../entities/index.ts';
import { isObject } from '../unchecked.ts';

/** A place is at least as high as a line with its padding, and no higher than a few windows, whatever the market says. */
const limits = { least: 64, most: 2400 };

/**
 * The height in px that a route keeps free for a view in a window of this width, `extras.viewHeights` by the view's id; null where
 * it says none.
 */
export function viewHeight({ extras }: Pick<Route, 'extras'>, viewId: string, width: number): number | null {
  const given = entryOf(extras.viewHeights, ([id]) => id === viewId);
  const height = isObject(given) ? entryOf(given, ([from]) => Number(from) <= width) : given;
  if (typeof height !== 'number' || !Number.isFinite(height) || height <= 0) return null;
  return Math.min(Math.max(height, limits.least), limits.most);
}

/** The last entry that is wanted; names that are whole numbers stand in their order. */
function entryOf(all: unknown, isWanted: (entry: [name: string, value: unknown]) => boolean): unknown {
  return isObject(all) ? Object.entries(all).findLast(isWanted)?.[1] : undefined;
}
