import { css, type CSSResultGroup, unsafeCSS } from 'lit';
import { changes, type ThemeName } from './palettes.ts';
import { reset } from './reset.ts';

/** `--_ink` is the page's `--fp-color-ink` where it sets one, else the theme's. */
export function declarations(colors: Readonly<Record<string, string>>): string {
  return Object.entries(colors)
    .map(([role, color]) => `--_${role}:var(--fp-color-${role},${color})`)
    .join(';');
}

function rule(theme: ThemeName): string {
  const { scheme = 'light', ...colors } = changes[theme];
  const selector = theme === 'default' ? ':where(:host>:not(style))' : `[data-theme=${theme}]`;
  return `${selector}{${declarations(colors)};color-scheme:${scheme}}`;
}

const constants = css`
  :host {
    --_font-family: var(--fp-font-family, system-ui, sans-serif);
    --_scale: var(--fp-font-scale, 1);
    --_size-12: calc(12px * var(--_scale));
    --_size-14: calc(14px * var(--_scale));
    --_size-16: calc(16px * var(--_scale));
    --_size-20: calc(20px * var(--_scale));
    --_radius-control: var(--fp-radius-control, 4px);
    --_hover: 0.12s;
    --_menu: 0.2s;
  }
  @media (prefers-reduced-motion: reduce) {
    :host {
      --_hover: 0s;
      --_menu: 0s;
    }
  }
`;

/**
 * The private tokens of a top-level element; nested elements inherit them. The theme is the `data-theme` of the element's
 * outermost node in its shadow root.
 */
export const tokens: CSSResultGroup = [
  reset,
  constants,
  unsafeCSS((Object.keys(changes) as ThemeName[]).map(rule).join('')),
];
