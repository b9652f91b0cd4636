import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { create, ts } from '@custom-elements-manifest/analyzer';
import { litPlugin } from '@custom-elements-manifest/analyzer/src/features/framework-plugins/lit/lit.js';
import { literalTypes } from './literal-types.mjs';
import { publicApi } from './public-api.mjs';

const folder = join(import.meta.dirname, '..');

/**
 * Creates the manifest of the elements for editors, documentation and framework tools: each tag that the package exports a
 * definition of, and the events. Paths are those of the published files.
 *
 * @see https://github.com/webcomponents/custom-elements-manifest
 */
export function createManifest() {
  const published = publishedFiles();
  const sources = [...published.keys()];
  const events = reexported('src/events/index.ts');
  const modules = [...sources, ...events].map((path) =>
    ts.createSourceFile(path, classesOf(path), ts.ScriptTarget.ES2022, true),
  );
  const plugins = [...litPlugin(), literalTypes({ folder, sources }), publicApi({ published, events })];
  return { ...create({ modules, plugins }), readme: 'README.md' };
}

/** The published file for each source of a class, a definition or the events. */
function publishedFiles() {
  const { exports } = JSON.parse(read('package.json'));
  const files = Object.entries(exports)
    .filter(([name, entry]) => isOfElements(name) && entry['@fleet-portal/source'] && entry.default)
    .map(([, entry]) => [entry['@fleet-portal/source'].slice(2), entry.default.slice(2)]);
  return new Map(
    files.filter(([source]) =>
      /defineOnce\(|extends LitElement|events\/index/.test(source + classesOf(source)),
    ),
  );
}

const isOfElements = (name) => name !== './server';

function reexported(index) {
  return [...read(index).matchAll(/^export \* from '(.*)';$/gm)].map(([, path]) =>
    relative('.', join(dirname(index), path)),
  );
}

/** A source whose classes extend LitElement directly, because the shell's own base class is not published. */
const classesOf = (path) =>
  read(path)
    .replace(/import \{ LocalizedElement \} from '.*';/, "import { LitElement } from 'lit';")
    .replace('extends LocalizedElement', 'extends LitElement');

const read = (path) => readFileSync(join(folder, path), 'utf8');
