import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { palette, type Role } from './palette.ts';
import type { ThemeName } from './palettes.ts';

const themes: ThemeName[] = ['default', 'ford', 'lincoln', 'dark'];
const surfaces: Role[] = ['surface', 'surface-raised', 'surface-sunken'];
const textOnSurfaces: Role[] = ['ink', 'ink-muted', 'accent', 'error-ink'];
const named = ['accent', 'brand', 'info', 'success', 'warning', 'error'] as const;

const textPairs: [Role, Role][] = [
  ...surfaces.flatMap((surface) => textOnSurfaces.map((text): [Role, Role] => [text, surface])),
  ...named.map((name): [Role, Role] =>
    name === 'accent' || name === 'brand' ? [`${name}-ink`, name] : [`${name}-ink`, `${name}-surface`],
  ),
];
const controlPairs: [Role, Role][] = [
  ...surfaces.flatMap((surface): [Role, Role][] => [
    ['focus', surface],
    ['accent', surface],
    ['ink-muted', surface],
  ]),
  ['brand-ink', 'brand'],
  ['accent-ink', 'accent'],
];

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(sixDigits(color).slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** `#fff` as `#ffffff`. */
function sixDigits(color: string): string {
  return color.length === 4 ? color.replace(/[\da-f]/gi, '$&$&') : color;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

describe('theme colors', () => {
  for (const theme of themes) {
    const colors = palette(theme);
    for (const [front, back] of textPairs) {
      it(`[LAY-02] ${theme}: text ${front} on ${back} has at least 4.5:1`, () => {
        const ratio = contrast(colors[front], colors[back]);
        assert.ok(ratio >= 4.5, `${colors[front]} on ${colors[back]} has ${ratio.toFixed(2)}:1`);
      });
    }
    for (const [front, back] of controlPairs) {
      it(`[LAY-02] ${theme}: control ${front} on ${back} has at least 3:1`, () => {
        const ratio = contrast(colors[front], colors[back]);
        assert.ok(ratio >= 3, `${colors[front]} on ${colors[back]} has ${ratio.toFixed(2)}:1`);
      });
    }
  }

  it('[LAY-02] measures black on white as 21:1, so the checks above measure something', () => {
    assert.equal(contrast('#000000', '#ffffff'), 21);
  });
});
