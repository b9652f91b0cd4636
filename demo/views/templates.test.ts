import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, it } from 'node:test';
import { exportsOf, importsOf } from './module-text.ts';

const root = resolve(import.meta.dirname, '../..');
const bin = (name: string) => `${root}/node_modules/.bin/${name}`;

describe('the templates for view teams', () => {
  for (const framework of ['react', 'vue', 'angular']) {
    it(`[VIEW-02] ${framework}: builds one module that leaves its framework to the page, and one style sheet`, (t) => {
      const folder = mkdtempSync(join(tmpdir(), 'view-template-'));
      t.after(() => rmSync(folder, { recursive: true, force: true }));
      cpSync(`${root}/docs/view-templates/${framework}`, folder, { recursive: true });
      symlinkSync(`${root}/node_modules`, `${folder}/node_modules`);
      const run = (name: string, ...options: string[]) =>
        execFileSync(process.execPath, [bin(name), ...options], { cwd: folder, stdio: 'pipe' });

      if (framework === 'angular') run('ngc', '-p', 'tsconfig.json');
      else run('vue-tsc', '-p', 'tsconfig.json');
      run('vite', 'build', '--logLevel', 'warn');

      const code = readFileSync(`${folder}/dist/view.js`, 'utf8');
      assert.deepEqual(exportsOf(code), ['MyView']);
      assert.ok(importsOf(code).length > 0);
      for (const name of importsOf(code)) assert.match(name, /^(react|vue|@angular\/core)/);
      assert.ok(existsSync(`${folder}/dist/view.css`));
    });
  }
});
