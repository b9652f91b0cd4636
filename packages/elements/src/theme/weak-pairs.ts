import { type ColorPair, colorPairs, type Tone } from './color-pairs.ts';
import { type Channels, contrast, hexChannels, mixed } from './contrast.ts';
import type { Palette, Role } from './palette.ts';

export interface WeakPair extends ColorPair {
  /** The contrast ratio of the pair; 0 if a color is not written as `#rrggbb`. */
  ratio: number;
}

/** The color pairs of a theme whose contrast is too low. */
export function weakPairs(colors: Palette): WeakPair[] {
  return colorPairs
    .map((pair) => ({
      ...pair,
      ratio: contrast(channels(pair.front, colors), channels(pair.back, colors)) || 0,
    }))
    .filter(({ ratio, least }) => ratio < least);
}

function channels(tone: Tone, colors: Palette): Channels {
  const [one, share, other] = tone.split(' ') as [Role, string?, Role?];
  const color = hexChannels(colors[one]);
  return share && other ? mixed(color, Number.parseInt(share), hexChannels(colors[other])) : color;
}
