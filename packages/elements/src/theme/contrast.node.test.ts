import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { contrast, hexChannels } from '../../../../test/helpers/contrast.ts';
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

describe('theme colors', () => {
  for (const theme of themes) {
    const colors = palette(theme);
    for (const [front, back] of textPairs) {
      it(`[LAY-02] ${theme}: text ${front} on ${back} has at least 4.5:1`, () => {
        const ratio = contrast(hexChannels(colors[front]), hexChannels(colors[back]));
        assert.ok(ratio >= 4.5, `${colors[front]} on ${colors[back]} has ${ratio.toFixed(2)}:1`);
      });
    }
    for (const [front, back] of controlPairs) {
      it(`[LAY-02] ${theme}: control ${front} on ${back} has at least 3:1`, () => {
        const ratio = contrast(hexChannels(colors[front]), hexChannels(colors[back]));
        assert.ok(ratio >= 3, `${colors[front]} on ${colors[back]} has ${ratio.toFixed(2)}:1`);
      });
    }
  }

  it('[LAY-02] measures black on white as 21:1, so the checks above measure something', () => {
    assert.equal(contrast(hexChannels('#000'), hexChannels('#ffffff')), 21);
  });
});
