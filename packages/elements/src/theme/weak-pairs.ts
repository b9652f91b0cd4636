import { type ColorPair, colorPairs, type Tone } from './color-pairs.ts';
import { type Channels, contrast, hexChannels, mixed } from './contrast.ts';
import type { Palette, Role } from './palette.ts';

export interface WeakPair extends ColorPair {
  /** The contrast that the two have; 0 where a color is not written as `#rrggbb`. */
  ratio: number;
}

/** The pairs of a theme whose contrast is too low; none where everybody can read it. */
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
