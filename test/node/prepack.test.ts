import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, describe, it } from 'node:test';

const folder = mkdtempSync(join(tmpdir(), 'prepack-'));
after(() => rmSync(folder, { recursive: true }));

const files = {
  'package.json': `{ "name": "one", "exports": { "./*": { "types": "./dist/*.d.ts", "default": "./dist/*.js" } } }`,
  'tsconfig.json': `{
    "compilerOptions": { "declaration": true, "emitDeclarationOnly": true, "rootDir": "src", "outDir": "dist", "lib": ["es5"] }
  }`,
  'src/one.ts': 'export const one = 1;',
};
mkdirSync(join(folder, 'src'));
for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);

const prepack = () =>
  spawnSync(process.execPath, [resolve('rollup/prepack.mjs')], { cwd: folder, encoding: 'utf8' });

describe('a package that npm packs', () => {
  it('is refused without its scripts, by the name of the file', () => {
    const { status, stderr } = prepack();
    assert.equal(status, 1);
    assert.match(stderr, /^one has no \.\/dist\/\*\.js\. .*npm run build$/m);
  });

  it('gets its type declarations and the licence once it is built', () => {
    writeFileSync(join(folder, 'dist/one.js'), '');
    const { status, stderr } = prepack();
    assert.equal(status, 0, stderr);
    assert.match(readFileSync(join(folder, 'dist/one.d.ts'), 'utf8'), /one/);
    assert.ok(existsSync(join(folder, 'LICENSE')));
  });

  it('is prepared so, whichever it is', () => {
    for (const name of ['model', 'elements', 'portal']) {
      const text = readFileSync(`packages/${name}/package.json`, 'utf8');
      const { scripts } = JSON.parse(text) as { scripts: Record<string, string> };
      assert.equal(scripts.prepack, 'node ../../rollup/prepack.mjs');
    }
  });
});
