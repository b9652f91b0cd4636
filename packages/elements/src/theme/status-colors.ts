import { type CSSResult, unsafeCSS } from 'lit';
import type { ThemeName } from './palettes.ts';
import { declarations } from './tokens.ts';

const light = {
  'info-surface': '#e8f0fe',
  'info-ink': '#12408f',
  'success-surface': '#e5f5ec',
  'success-ink': '#0f5a33',
  'warning-surface': '#fdf2d9',
  'warning-ink': '#6b4500',
  'error-surface': '#fdeaea',
  'error-ink': '#9b1c1c',
};

const dark: typeof light = {
  'info-surface': '#12263f',
  'info-ink': '#a9cdff',
  'success-surface': '#10291d',
  'success-ink': '#93deb2',
  'warning-surface': '#332608',
  'warning-ink': '#f4cf7a',
  'error-surface': '#3a1618',
  'error-ink': '#ffb3b0',
};

/** The colors for information, success, warning and error; never the only sign of a status. */
export type StatusPalette = typeof light;

export function statusPalette(theme: ThemeName): StatusPalette {
  return theme === 'dark' ? dark : light;
}

/** The private tokens of an element that shows a status, in addition to `tokens`. */
export const statusTokens: CSSResult = unsafeCSS(
  `:host{${declarations(light)}}[data-theme=dark]{${declarations(dark)}}`,
);
