import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';

const lint = readFileSync('.dependency-cruiser.cjs', 'utf8');

/** The first group of each match, in order. */
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

/** The folders of a package's sources, including those of the model's rules, but not folders of code that only tests use. */
function foldersOf(cwd: string): string[] {
  return globSync(['*', 'rules/*'], { cwd, withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['rules', 'testing'].includes(entry.name))
    .map(({ name, parentPath }) => (parentPath.endsWith('rules') ? `rules/${name}` : name));
}

/** The folders of a package in the order that the linter enforces. */
function layersOf(source: string): string[] {
  const [layers = ''] = found(lint, new RegExp(`'${source}',\\s*\\[([^\\]]*)\\]`, 'g'));
  return found(layers, /'([^']+)'/g);
}

describe('the layers of a package', () => {
  for (const name of ['model', 'elements', 'portal']) {
    it(`are all of its folders: ${name}`, () => {
      const source = `packages/${name}/src`;
      assert.deepEqual(layersOf(source).toSorted(), foldersOf(source).toSorted());
    });
  }
});

describe("a table of a package's folders", () => {
  for (const name of ['model', 'portal']) {
    it(`names each in the order that the linter holds: packages/${name}/README.md`, () => {
      const [table = ''] = found(
        readFileSync(`packages/${name}/README.md`, 'utf8'),
        /^## Where things are$([\s\S]*?)^## /gm,
      );
      const rows = found(table, /^\| (.*?) \|/gm);
      assert.deepEqual(
        rows.flatMap((row) => found(row, /`([^`]+)\/`/g)),
        layersOf(`packages/${name}/src`),
      );
    });
  }
});

describe('where to begin reading', () => {
  it('names what the elements share in the order that the linter holds: docs/architecture.md', () => {
    const layers = layersOf('packages/elements/src');
    const [shared = ''] = found(
      readFileSync('docs/architecture.md', 'utf8'),
      /share is in\s+the folders (.*?),\s+none/gs,
    );
    assert.deepEqual(found(shared, /`([^`]+)`/g), layers.slice(layers.indexOf('market')));
  });
});

describe("the developer panel's sections", () => {
  it('are told in its manual, in the order of the panel: docs/developing.md', () => {
    const panel = readFileSync('packages/portal/src/developer/DeveloperPanel.tsx', 'utf8');
    const manual = readFileSync('docs/developing.md', 'utf8');
    assert.deepEqual(found(manual, /^\| ([A-Z].*?) +\|/gm), found(panel, /<PanelSection title="(.*?)"/g));
  });
});
