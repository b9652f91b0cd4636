import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';

const files = globSync([
  'packages/elements/src/**/*.ts',
  'packages/portal/src/**/*.{css,styles.ts}',
  'demo/themes/*.css',
  'demo/views/{react,vue,angular,common}/**/src/**/*.{css,vue,ts}',
]).filter((file) => !/\.(test|fixture|samples)\.|node_modules|\/dist\//.test(file));

/** Declarations of properties for physical sides, which do not adapt to the text direction. */
const physical =
  /(?<=^|[\s;{])(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)(?:-\w+)?|border-(?:top|bottom)-(?:left|right)-radius|left|right)\s*:(?!\s*(?:string|number|boolean|DOMRect)\b)[^;{}]*;/gm;
const worded = /(?<=^|[\s;{])(?:text-align|float|clear)\s*:\s*(?:left|right)\b[^;{}]*;/gm;
const fourSides = /(?<=^|[\s;{])(?:margin|padding|inset)\s*:\s*([^;{}]*);/gm;

/** Whether a shorthand such as `1px 2px 3px 4px` has different values for left and right. */
function isLopsided(value: string): boolean {
  const sides =
    value
      .replace(/!important/, '')
      .trim()
      .match(/(?:[^\s()]+|\([^()]*(?:\([^()]*\)[^()]*)*\))+/g) ?? [];
  return sides.length === 4 && sides[1] !== sides[3];
}

function faults(text: string): string[] {
  const code = text.replace(/\/\*.*?\*\//gs, '');
  const lopsided = [...code.matchAll(fourSides)].filter(([, value = '']) => isLopsided(value));
  return [...code.matchAll(physical), ...code.matchAll(worded), ...lopsided].map(([found]) => found.trim());
}

describe('styles', () => {
  it('name sides by the reading direction', () => {
    const found = files.flatMap((file) =>
      (file.endsWith('.ts')
        ? (readFileSync(file, 'utf8').match(/css`[^`]*`/g) ?? [])
        : [readFileSync(file, 'utf8')]
      )
        .flatMap(faults)
        .map((fault) => `${file}: ${fault}`),
    );
    assert.ok(files.length > 100, `${files.length} files`);
    assert.deepEqual(found, []);
  });

  for (const fault of [
    'margin-left: 4px;',
    'right: 0;',
    'text-align: left;',
    'padding: 0 4px 0 8px;',
    'border-left-color: red;',
  ]) {
    it(`with “${fault}” would be found`, () => assert.deepEqual(faults(`a {\n  ${fault}\n}`), [fault]));
  }

  for (const right of [
    'margin: 0 4px 8px;',
    'inset: 0 auto auto 0 ;',
    'margin-inline-start: 4px;',
    'padding: 0 calc(1px + 2px) 4px calc(1px + 2px);',
  ]) {
    const isRight = right !== 'inset: 0 auto auto 0 ;';
    it(`with “${right}” are ${isRight ? 'right' : 'wrong'}`, () =>
      assert.equal(faults(`a{${right}}`).length, isRight ? 0 : 1));
  }
});
