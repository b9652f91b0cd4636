import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { createManifest } from '../../../packages/elements/manifest/create-manifest.mjs';
import {
  bareBooleans,
  elementsOf,
  nameable,
  styleNames,
} from '../../../packages/elements/manifest/editor-data.mjs';

const manifest = createManifest();
const [{ cssProperties = [], cssParts = [] } = {}] = elementsOf(styleNames(manifest));
const text = (list: readonly { name: string; description?: string }[], name: string) =>
  list.filter((one) => one.name === name).map(({ description }) => description);

describe('what editors complete', () => {
  it('are all tokens, each once and with what docs/themes.md says of it, and what an element has beside them', () => {
    const rows = readFileSync('docs/themes.md', 'utf8').matchAll(/^\| `(--fp-[\w-]+)` +\| (.+?) +\|/gm);
    const tokens = Array.from(rows, ([, name = '', description]) => ({ name, description }));
    assert.equal(tokens.length, 27);
    for (const { name, description } of tokens) assert.deepEqual(text(cssProperties, name), [description]);
    const others = cssProperties.slice(tokens.length).map(({ name }) => name);
    assert.deepEqual(others, ['--fp-header-top', '--fp-spinner-color', '--fp-notification-drawer-width']);
    assert.match(text(cssProperties, '--fp-spinner-color').join(), /^fp-spinner: The ring/);
  });

  it('are all parts, each once and with the elements that have it', () => {
    const names = cssParts.map(({ name }) => name);
    assert.deepEqual(names, [...new Set(names)]);
    const brand = 'fp-header: The link to the home page. fp-footer: Logo, name and versions.';
    assert.deepEqual(text(cssParts, 'brand'), [brand]);
    assert.deepEqual(text(cssParts, 'account-button'), ['fp-header: A button that opens a menu.']);
  });

  it('are boolean attributes without a value, which would be true whatever it says', () => {
    const attributes = [{ name: 'open' }, { name: 'heading' }];
    const { tags } = bareBooleans({ tags: [{ name: 'fp-modal', attributes }] }, manifest);
    assert.deepEqual(tags[0]?.attributes, [{ name: 'open', valueSet: 'v' }, { name: 'heading' }]);
  });

  it('are only names that CSS and HTML take', () => {
    const slots = elementsOf(nameable(manifest)).flatMap((element) => element.slots ?? []);
    const odd = [...cssProperties, ...cssParts, ...slots].filter(({ name }) => !/^[a-z\d-]*$/.test(name));
    assert.deepEqual(odd, []);
  });
});
