import type { Channels } from '../../packages/elements/src/theme/contrast.ts';

export { contrast, hexChannels, type Channels } from '../../packages/elements/src/theme/contrast.ts';

/** Parses a color from `getComputedStyle`: `rgb(1, 2, 3)` or `rgba(1, 2, 3, 0.5)`. */
export function parseColor(color: string): { channels: Channels; alpha: number } {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
  return { channels: [red, green, blue], alpha };
}
