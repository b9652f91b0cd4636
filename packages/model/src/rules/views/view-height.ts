import type { Route } from '../../entities/index.ts';
import { isObject } from '../unchecked.ts';

/** In px: a place is at least as high as a line with its padding, and at most a few windows, whatever the market says. */
const limits = { least: 64, most: 2400 };

/**
 * The height in px that a route reserves for a view in a window of this width, from `extras.viewHeights` by view id; null if
 * it sets none.
 */
export function viewHeight({ extras }: Pick<Route, 'extras'>, viewId: string, width: number): number | null {
  const given = entryOf(extras.viewHeights, ([id]) => id === viewId);
  const height = isObject(given) ? entryOf(given, ([from]) => Number(from) <= width) : given;
  if (typeof height !== 'number' || !Number.isFinite(height) || height <= 0) return null;
  return Math.min(Math.max(height, limits.least), limits.most);
}

/** The last matching entry; keys that are whole numbers come in numerical order. */
function entryOf(all: unknown, isWanted: (entry: [name: string, value: unknown]) => boolean): unknown {
  return isObject(all) ? Object.entries(all).findLast(isWanted)?.[1] : undefined;
}
