import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { inlineScriptHashes } from './inline-script-hashes.ts';

let folder = '';
before(async () => (folder = await mkdtemp(join(tmpdir(), 'page-'))));
after(() => rm(folder, { recursive: true }));

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

async function hashesOf(page: string): Promise<string[]> {
  const file = join(folder, 'index.html');
  await writeFile(file, page);
  return inlineScriptHashes(file);
}

describe('the hashes of a page’s inline scripts', () => {
  it('[VIEW-07] has that of the import map, to the letter', async () =>
    assert.deepEqual(await hashesOf('<script type="importmap">\n {"imports": {}}\n</script>'), [
      hashOf('\n {"imports": {}}\n'),
    ]));

  it('has none of scripts that come from elsewhere, and none without a page', async () => {
    assert.deepEqual(
      await hashesOf('<script src="/env.js"></script><script type="module" src="/a.js"></script>'),
      [],
    );
    assert.deepEqual(await inlineScriptHashes(join(folder, 'none.html')), []);
  });

  it('[VIEW-07] has one for the portal’s page, which maps every shared framework', async () => {
    const file = `${import.meta.dirname}/../../packages/portal/src/index.html`;
    assert.equal((await inlineScriptHashes(file)).length, 1);
    const page = await readFile(file, 'utf8');
    for (const name of ['react', 'react/jsx-runtime', 'react-dom/client', 'vue', '@angular/core'])
      assert.match(page, new RegExp(`"${name}": "/`));
  });
});
