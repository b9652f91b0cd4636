import { palette } from './palette.ts';
import type { ThemeName } from './palettes.ts';

const sheets = new WeakMap<Document, CSSStyleSheet>();

/**
 * Puts a theme's colors on a page as `--fp-color-*`, for the page's own styles; a page's own values win.
 * Calling it again changes the theme.
 */
export function applyTheme(page: Document, theme: ThemeName): void {
  let sheet = sheets.get(page);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheets.set(page, sheet);
    page.adoptedStyleSheets.push(sheet);
  }
  const colors = Object.entries(palette(theme)).map(([role, color]) => `--fp-color-${role}:${color};`);
  sheet.replaceSync(`:where(:root){${colors.join('')}color-scheme:${theme === 'dark' ? 'dark' : 'light'}}`);
}
