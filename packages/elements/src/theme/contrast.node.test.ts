import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { colorPairs } from './color-pairs.ts';
import { contrast, hexChannels } from './contrast.ts';
import { palette } from './palette.ts';
import type { ThemeName } from './palettes.ts';
import { coloredRules, type ColoredRule } from './style-colors.fixture.ts';
import { weakPairs } from './weak-pairs.ts';

const themes: ThemeName[] = ['default', 'ford', 'lincoln', 'dark'];

/** Tones that only separate or decorate, so that their contrast does not matter. */
const decoration = new Set([
  'line',
  'shade',
  'cover',
  'ink-now 24% transparent',
  'currentColor 40% transparent',
]);

/** Private tokens that stand for others; the rules that set them are checked instead. */
const aliases = new Set(['ink-now', 'surface-now', 'mark', 'mark-ink', 'quiet']);

/** Disabled controls are exempt from contrast rules (WCAG 1.4.3). */
const isDisabled = ({ selector }: ColoredRule) => selector.includes(':disabled');

const isColor = (name: string) =>
  !decoration.has(name) &&
  !aliases.has(name) &&
  /^(currentColor|surface|ink|accent|focus|brand|info|success|warning|error)/.test(name);
const rules = coloredRules().map((rule) => ({
  ...rule,
  front: rule.front.filter(isColor),
  back: rule.back.filter(isColor),
}));
const tones = new Set<string>(colorPairs.flatMap(({ front, back }) => [front, back]));

/** A translucent tone is listed mixed with each surface. */
function isListed(tone: string): boolean {
  if (!tone.endsWith('transparent')) return tones.has(tone);
  const mix = tone.replace(/^currentColor|transparent$/g, '');
  return [...tones].some((listed) => listed.includes(mix));
}

function arePaired(one: string, other: string): boolean {
  return (
    one === other ||
    `${one}${other}`.includes('transparent') ||
    colorPairs.some(
      ({ front, back }) => (front === one && back === other) || (front === other && back === one),
    )
  );
}

describe('theme colors', () => {
  for (const theme of themes) {
    it(`[LAY-02] of ${theme} have 4.5:1 for text and 3:1 for controls and focus`, () => {
      const weak = weakPairs(palette(theme));
      assert.deepEqual(
        weak.map(({ front, back, ratio }) => `${front} on ${back}: ${ratio.toFixed(2)}`),
        [],
      );
    });
  }

  it('[LAY-02] that the styles use are all in the list of pairs', () => {
    const used = new Map(
      rules.flatMap(({ file, front, back }) => [...front, ...back].map((tone) => [tone, file])),
    );
    assert.ok(used.size > 20, `only ${used.size} colors were found`);
    assert.deepEqual(
      [...used].filter(([tone]) => !isListed(tone)),
      [],
    );
  });

  it('[LAY-02] that one rule puts on each other are a pair of the list', () => {
    const missing = rules
      .filter((rule) => !isDisabled(rule))
      .flatMap(({ file, selector, front, back }) =>
        front.flatMap((one) =>
          back
            .filter((other) => !arePaired(one, other))
            .map((other) => `${file} ${selector}: ${one} on ${other}`),
        ),
      );
    assert.deepEqual(missing, []);
  });

  it('[LAY-02] measures black on white as 21:1, so the checks above measure something', () => {
    assert.equal(contrast(hexChannels('#000'), hexChannels('#ffffff')), 21);
    assert.ok(weakPairs({ ...palette('default'), ink: '#fff' }).length > 5);
    for (const color of ['teal', '17242f', '#17242', '#17242f00', '']) {
      const weak = weakPairs({ ...palette('default'), focus: color });
      assert.deepEqual(
        weak.map(({ ratio }) => ratio),
        [0, 0, 0],
        color,
      );
    }
  });
});
