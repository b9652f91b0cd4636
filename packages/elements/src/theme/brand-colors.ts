import type { CSSResult } from 'lit';
import type { ThemeName } from './palettes.ts';
import { declarations, themed } from './tokens.ts';

/** The footer's background, and the color of text and icons on it. */
export interface BrandPalette {
  brand: string;
  'brand-ink': string;
}

const colors: Record<ThemeName, BrandPalette> = {
  default: { brand: '#132b38', 'brand-ink': '#fff' },
  ford: { brand: '#00095b', 'brand-ink': '#fff' },
  lincoln: { brand: '#1b1714', 'brand-ink': '#fcfaf7' },
  dark: { brand: '#080a0c', 'brand-ink': '#f1f4f7' },
};

export function brandPalette(theme: ThemeName): BrandPalette {
  return colors[theme];
}

/** The private tokens of an element on the brand's surface, in addition to `tokens`. */
export const brandTokens: CSSResult = themed(colors, (own) => declarations({ ...own }));
