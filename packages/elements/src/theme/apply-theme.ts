import { palette, type Role } from './palette.ts';
import type { ThemeName } from './palettes.ts';

/** A custom theme: its changes to a base theme, `default` if none is named. Undefined values change nothing. */
export interface OwnTheme extends Partial<Record<Role, string | undefined>> {
  base?: ThemeName;
}

const moreContrast =
  '@media(prefers-contrast:more){:where(:root){--fp-color-line:var(--fp-color-ink);--fp-color-ink-muted:var(--fp-color-ink)}}';

const sheets = new WeakMap<Document, CSSStyleSheet>();

/**
 * Sets a theme's colors on a page as `--fp-color-*`, for the page's own styles and for the elements on it; the page's own values win. If
 * the system prefers more contrast, lines and muted text take the ink color. Calling it again replaces the theme.
 */
export function applyTheme(page: Document, theme: ThemeName | OwnTheme): void {
  const sheet = sheets.get(page) ?? new CSSStyleSheet();
  sheets.set(page, sheet);
  if (!page.adoptedStyleSheets.includes(sheet)) page.adoptedStyleSheets.push(sheet);
  const { base = 'default', ...changes } = typeof theme === 'string' ? { base: theme } : theme;
  const own: Partial<Record<string, string | undefined>> = changes;
  const colors = Object.entries(palette(base)).map(
    ([role, color]) => `--fp-color-${role}:${own[role] ?? color};`,
  );
  const scheme = `color-scheme:${base === 'dark' ? 'dark' : 'light'}`;
  sheet.replaceSync(`:where(:root){${colors.join('')}${scheme}}${moreContrast}`);
}
