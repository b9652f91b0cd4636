import { css, type CSSResult, type CSSResultGroup, unsafeCSS } from 'lit';
import { changes, type ThemeName } from './palettes.ts';
import { reset } from './reset.ts';

/** Declares `--_ink` as the page's `--fp-color-ink` or, if not set, the theme's color; likewise for every role. */
export function declarations(colors: Readonly<Record<string, string>>): string {
  return Object.entries(colors)
    .map(([role, color]) => `--_${role}:var(--fp-color-${role},${color})`)
    .join(';');
}

/** A rule for each theme; the rule of `default` has the lowest specificity. */
export function themed<Colors>(
  colors: Readonly<Record<ThemeName, Colors>>,
  write: (own: Colors) => string,
): CSSResult {
  const rules = (Object.keys(colors) as ThemeName[]).map((theme) => {
    const selector = theme === 'default' ? ':where(:host>:not(style))' : `[data-theme=${theme}]`;
    return `${selector}{${write(colors[theme])}}`;
  });
  return unsafeCSS(rules.join(''));
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
 * The private tokens of a top-level element, which nested elements inherit. The theme is the `data-theme` of the outermost element in its
 * shadow root.
 */
export const tokens: CSSResultGroup = [
  reset,
  constants,
  themed(changes, ({ scheme = 'light', ...colors }) => `${declarations(colors)};color-scheme:${scheme}`),
];
