import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import { exportsOf, importsOf } from './module-text.ts';

const root = resolve(import.meta.dirname, '../..');
const bin = (name: string) => `${root}/node_modules/.bin/${name}`;

const page = readFileSync(`${root}/packages/portal/src/index.html`, 'utf8');
const [, map = ''] = /<script type="importmap">(.*?)<\/script>/s.exec(page) ?? [];
const { imports: importMap } = JSON.parse(map) as { imports: Record<string, string> };

/** Copies a template; `run` runs a tool in the copy. */
function copyTemplate(t: TestContext, framework: string) {
  const folder = mkdtempSync(join(tmpdir(), 'view-template-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(`${root}/docs/view-templates/${framework}`, folder, { recursive: true });
  symlinkSync(`${root}/node_modules`, `${folder}/node_modules`);
  const run = (name: string, ...options: string[]) =>
    execFileSync(process.execPath, [bin(name), ...options], { cwd: folder, stdio: 'pipe' });
  return { folder, run };
}

/** Adds a picture to the view's style sheet that is too large to be inlined. */
function addPicture(folder: string): void {
  writeFileSync(`${folder}/src/road.png`, 'x'.repeat(10_000));
  for (const sheet of globSync(`${folder}/src/*.css`))
    appendFileSync(sheet, '.my-view { background: url(road.png); }');
}

describe('the templates for view teams', () => {
  for (const framework of ['react', 'vue', 'angular']) {
    it(`[VIEW-02] ${framework}: builds one module that leaves its framework to the page, and one style sheet`, (t) => {
      const { folder, run } = copyTemplate(t, framework);
      addPicture(folder);
      if (framework === 'angular') run('ngc', '-p', 'tsconfig.json');
      else run('vue-tsc', '-p', 'tsconfig.json');
      run('vite', 'build', '--logLevel', 'warn');

      const code = readFileSync(`${folder}/dist/view.js`, 'utf8');
      assert.deepEqual(exportsOf(code), ['MyView']);
      assert.ok(importsOf(code).length > 0);
      for (const name of importsOf(code)) assert.ok(Object.hasOwn(importMap, name), name);
      const [, picture] = /url\(([^)]*)\)/.exec(readFileSync(`${folder}/dist/view.css`, 'utf8')) ?? [];
      assert.match(picture ?? '', /^(\.\/)?[^/]+\.png$/, 'the picture stands beside the style sheet');
    });
  }

  it('[VIEW-07] angular: bundles the libraries that the page does not have, finished', (t) => {
    const { folder, run } = copyTemplate(t, 'angular');
    mkdirSync(`${folder}/build`);
    writeFileSync(
      `${folder}/build/my-view.js`,
      "export { HttpClientTestingModule } from '@angular/common/http/testing';",
    );
    run('vite', 'build', '--logLevel', 'warn');
    const code = readFileSync(`${folder}/dist/view.js`, 'utf8');
    for (const name of importsOf(code)) assert.ok(Object.hasOwn(importMap, name), name);
    assert.ok(!code.includes('ɵɵngDeclare'));
  });

  it('[VIEW-07] angular: leaves requests, signals and those of observables to the page', (t) => {
    const { folder, run } = copyTemplate(t, 'angular');
    mkdirSync(`${folder}/build`);
    const names = ['@angular/common/http', '@angular/core/primitives/signals', '@angular/core/rxjs-interop'];
    writeFileSync(`${folder}/build/my-view.js`, names.map((name) => `export * from '${name}';`).join('\n'));
    run('vite', 'build', '--logLevel', 'warn');
    assert.deepEqual(importsOf(readFileSync(`${folder}/dist/view.js`, 'utf8')).sort(), names);
    for (const name of names) assert.ok(Object.hasOwn(importMap, name), name);
  });

  it('[VIEW-07] angular: refuses what would bring a second core', (t) => {
    const { folder, run } = copyTemplate(t, 'angular');
    mkdirSync(`${folder}/build`);
    writeFileSync(`${folder}/build/my-view.js`, "export * from '@angular/core/primitives/di';");
    assert.throws(() => run('vite', 'build', '--logLevel', 'warn'), /would bring a second core of Angular/);
  });
});
