import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { createManifest } from '../../../packages/elements/manifest/create-manifest.mjs';

const { exports } = JSON.parse(readFileSync('packages/elements/package.json', 'utf8')) as {
  exports: Record<string, unknown>;
};
const entries = Object.keys(exports).map((name) => name.replace(/^\.\//, ''));

describe('the entry points of the elements', () => {
  it('are called as the tags: one for each class, one for each definition', () => {
    const tags = createManifest()
      .modules.flatMap(({ declarations = [] }) => declarations)
      .flatMap((declaration) => ('tagName' in declaration ? declaration.tagName.slice('fp-'.length) : []));
    assert.ok(tags.length > 10);
    const wanted = tags.flatMap((name) => [name, `define/${name}`]);
    assert.deepEqual(
      wanted.filter((name) => !entries.includes(name)),
      [],
    );
  });

  it('are all in the manual', () => {
    const [, manual = ''] = readFileSync('packages/elements/README.md', 'utf8').split('## Entry points');
    const [section = ''] = manual.split('\n## ');
    const named = Array.from(section.matchAll(/`@fleet-portal\/elements\/([^`…]+)`/g), ([, name]) => name);
    assert.deepEqual([...new Set(named)].sort(), entries.sort());
  });
});
