import { brandPalette, type BrandPalette } from './brand-colors.ts';
import { type BasePalette, changes, type ThemeName } from './palettes.ts';
import { statusPalette, type StatusPalette } from './status-colors.ts';

export type Palette = BasePalette & BrandPalette & StatusPalette;

export type Role = keyof Palette;

/** Every color of a theme. */
export function palette(theme: ThemeName): Palette {
  const colors = { ...changes.default, ...changes[theme], ...brandPalette(theme), ...statusPalette(theme) };
  delete colors.scheme;
  return colors;
}
