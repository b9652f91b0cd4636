import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

const { version } = JSON.parse(await readFile('packages/elements/package.json', 'utf8'));

/**
 * Copies the files into a folder of the version, which no later build changes, with the data to pin them: `integrity.json` has the hash of
 * each file, `importmap.json` all of them for a browser's import map.
 */
export const versioned = {
  name: 'versioned',
  generateBundle(options, files) {
    const chunks = Object.values(files).filter(({ type }) => type === 'chunk');
    const integrity = Object.fromEntries(chunks.map(({ fileName, code }) => [fileName, hash(code)]).sort());
    const map = Object.entries(integrity).map(([name, value]) => [`/${version}/${name}`, value]);
    const sources = {
      ...Object.fromEntries(chunks.map(({ fileName, code }) => [fileName, code])),
      'integrity.json': JSON.stringify(integrity, null, 2),
      'importmap.json': JSON.stringify({ integrity: Object.fromEntries(map) }, null, 2),
    };
    for (const [name, source] of Object.entries(sources))
      this.emitFile({ type: 'asset', fileName: `${version}/${name}`, source });
  },
};

const hash = (code) => `sha384-${createHash('sha384').update(code).digest('base64')}`;
