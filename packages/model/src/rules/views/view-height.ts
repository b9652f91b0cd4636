import type { Route } from '../../entities/index.ts';

/** A place is at least as high as a line with its padding, and no higher than a few windows, whatever the market says. */
const limits = { least: 64, most: 2400 };

/** The height in px that a route keeps free for a view, `extras.viewHeights` by the view's id; null where it says none. */
export function viewHeight({ extras }: Pick<Route, 'extras'>, viewId: string): number | null {
  const { viewHeights } = extras;
  if (typeof viewHeights !== 'object' || viewHeights === null) return null;
  const height: unknown = Object.entries(viewHeights).find(([id]) => id === viewId)?.[1];
  if (typeof height !== 'number' || !Number.isFinite(height) || height <= 0) return null;
  return Math.min(Math.max(height, limits.least), limits.most);
}
