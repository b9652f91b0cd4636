import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it, mock } from 'node:test';
import { palette, weakPairs, type Palette } from '../../packages/elements/src/theme/index.ts';
import { snippet } from '../helpers/snippets.ts';

const doc = 'docs/themes.md';
const harbor = readFileSync('demo/themes/harbor.css', 'utf8');
const rows = Array.from(
  readFileSync(doc, 'utf8').matchAll(/^\| `--fp-([\w-]+)` +\| .*? +\| `?(.*?)`? +\|$/gm),
  ([, token = '', value = '']): [string, string] => [token, value],
);

/** Runs a module's text with other imports; tests beside the theme check it in a browser. */
function run(text: string, names: Record<string, unknown>): void {
  const body = text.replace(/^import .*$/gm, '');
  // oxlint-disable-next-line typescript/no-implied-eval
  const module = new Function(...Object.keys(names), body) as (...values: unknown[]) => void;
  module(...Object.values(names));
}

describe('a theme of one’s own', () => {
  it('[HDR-16] is documented as the demo has it', () => {
    assert.equal(snippet(doc, 'harbor.css'), harbor);
  });

  it('[LAY-02] Harbor has 4.5:1 for text and 3:1 for controls and focus', () => {
    const own = Object.fromEntries(
      Array.from(
        harbor.matchAll(/--fp-color-([\w-]+): (.*);/g),
        ([, role = '', color = '']): [string, string] => [role, color],
      ),
    ) as Partial<Palette>;
    assert.ok(Object.keys(own).length > 8);
    assert.deepEqual(weakPairs({ ...palette('default'), ...own }), []);
  });

  it('[LAY-02] is checked by the documented lines', () => {
    const error = mock.method(console, 'error', () => undefined);
    run(snippet(doc, 'check-theme.js'), { palette, weakPairs });
    assert.equal(error.mock.callCount(), 0);
    run(snippet(doc, 'check-theme.js').replace('#1b6b45', '#7fd1a5'), { palette, weakPairs });
    assert.match(
      String(error.mock.calls[0]?.arguments[0]),
      /^accent on surface has 1\.\d\d:1, and needs 4\.5:1$/,
    );
    error.mock.restore();
  });

  it('[HDR-16] can set every documented token, whose defaults are true', () => {
    const styles = ['tokens', 'floating', 'backdrop', 'page-grid']
      .map((name) => readFileSync(`packages/elements/src/theme/${name}.ts`, 'utf8'))
      .join()
      .replace(/\(\s+/g, '(')
      .replace(/\s+/g, ' ');
    const colors = Object.entries<string>({ ...palette('default') }).map(([role, color]) => [
      `color-${role}`,
      color,
    ]);
    assert.deepEqual(
      rows.filter(([token]) => token.startsWith('color-')),
      colors,
    );
    const others = rows.filter(([token]) => !token.startsWith('color-'));
    assert.equal(others.length, 8);
    const beginnings: Record<string, string | undefined> = {
      'two soft layers': '0 ',
      "the page grid's": 'var(--_side)',
    };
    for (const [token, value] of others) {
      const start = `var(--fp-${token}, ${beginnings[value] ?? `${value})`}`;
      assert.ok(styles.includes(start), `${start} is not in the styles`);
    }
  });
});
