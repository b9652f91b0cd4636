import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { before, describe, it } from 'node:test';
import '@angular/compiler'; // Angular's libraries are partially compiled, so Node needs the compiler
import { subMenuNodes } from '@fleet-portal/model/rules';
import type { Market, ViewDescriptor } from '@fleet-portal/model/entities';
import { readData } from '../backend/data/data.ts';
import { buildViews } from './build.mjs';
import { exportsOf, importsOf } from './module-text.ts';

const dist = `${import.meta.dirname}/dist`;
const files = (pattern: string) => globSync(pattern, { cwd: dist }).sort();
const read = (path: string) => readFileSync(`${dist}/${path}`, 'utf8');

const page = readFileSync(`${import.meta.dirname}/../../packages/portal/src/index.html`, 'utf8');
const [, map = ''] = /<script type="importmap">(.*?)<\/script>/s.exec(page) ?? [];
const { imports: importMap } = JSON.parse(map) as { imports: Record<string, string> };

before(() => buildViews());

describe('the build of the sample views', () => {
  it('[VIEW-02] does nothing where nothing has changed', async () => {
    assert.equal(await buildViews(), false);
  });

  it('[VIEW-07] leaves frameworks to the page: native views import what its import map names', () => {
    const bare = files('{react,vue,angular}/**/*.js').flatMap((path) =>
      importsOf(read(path)).flatMap((name) => (/^[./]/.test(name) ? [] : [[path, name] as const])),
    );
    assert.ok(bare.length > 0);
    for (const [path, name] of bare) assert.ok(Object.hasOwn(importMap, name), `${path} imports ${name}`);
  });

  it('[VIEW-07] has the frameworks stand with the portal, also on a site without the sample views', () => {
    for (const address of Object.values(importMap)) assert.match(address, /^\/portal\/shared\//);
  });

  for (const [name, address] of Object.entries(importMap).filter(([name]) => !name.startsWith('react'))) {
    it(`[VIEW-07] offers all that ${name} exports`, async () => {
      const path = address.slice('/portal/'.length);
      const names = new Set(exportsOf(read(path)));
      const all = Object.keys((await import(name)) as object).filter(
        (key) => !['default', 'module.exports', '__esModule', 'compile'].includes(key),
      );
      assert.deepEqual(
        all.filter((key) => !names.has(key)),
        [],
      );
      for (const specifier of importsOf(read(path))) assert.match(specifier, /^\.\//);
    });
  }

  it('[VIEW-07] offers frameworks that are linked and built for production', () => {
    const all = files('shared/**/*.js');
    assert.ok(all.length > 0);
    for (const path of all)
      assert.ok(!/minVersion:"\d|process\.env\.NODE_ENV|ngDevMode/.test(read(path)), path);
  });

  it('[VIEW-02] needs no eval: a strict content security policy holds', () => {
    for (const path of files('**/*.js').filter((path) => !path.startsWith('misbehaving/')))
      assert.ok(!/\bnew Function\(|\beval\(/.test(read(path)), path);
  });

  it('[VIEW-05] keeps each view’s styles to the view', () => {
    for (const path of files('{react,vue,angular}/*.css')) {
      const selectors = read(path)
        .replace(/@[^{}]+\{/g, '{')
        .split(/[{}]/)
        .filter((_part, index, parts) => /[:;]|^$/.test(parts[index + 1] ?? ''))
        .filter((part) => part.trim() && !/^[\w-]+:/.test(part));
      assert.ok(selectors.length > 0, path);
      for (const selector of selectors) assert.match(selector, /^[\s;]*\.|\[data-v-/, `${path}: ${selector}`);
    }
  });
});

describe('the views that the sample markets name', () => {
  const { markets } = readData();
  const views = [...markets.values()].flatMap((market) =>
    viewsOf(market).map((view) => ({ market: market.id, view })),
  );

  it('[ENT-11] there are React, Vue and Angular ones on at least three pages of us and de', () => {
    for (const id of ['us', 'de']) {
      const { layouts = [] } = markets.get(id) ?? {};
      const frameworks = layouts.map(
        ({ layoutItems }) => new Set(layoutItems.map(({ view }) => view.framework)).size,
      );
      assert.ok(frameworks.filter((count) => count >= 2).length >= 3);
      assert.ok(frameworks.includes(3));
    }
  });

  for (const [key, { view }] of new Map(views.map((entry) => [JSON.stringify(entry.view), entry]))) {
    it(`[ENT-11] ${view.id} is there with its export and its styles: ${view.url}`, () => {
      assert.match(view.url, /^\/views\//, key);
      const path = view.url.slice('/views/'.length);
      const names = exportsOf(read(path));
      if (view.remote) {
        assert.deepEqual(names.filter((name) => name === 'get' || name === 'init').sort(), ['get', 'init']);
        assert.match(read(path), new RegExp(`"${view.exposedComponent}":`));
      } else {
        assert.ok(names.includes(view.exposedComponent), names.join());
      }
      for (const sheet of view.css) assert.ok(read(path.replace(basename(path), sheet)));
    });
  }
});

function viewsOf({ layouts, navBar, companySelectorView, searchBarView }: Market): ViewDescriptor[] {
  const placed = layouts.flatMap(({ layoutItems, layoutItems8col, layoutItems4col }) =>
    [...layoutItems, ...layoutItems8col, ...layoutItems4col].map(({ view }) => view),
  );
  const nodes = navBar.items.flatMap(({ submenu }) => (submenu ? subMenuNodes(submenu) : []));
  return [...placed, ...nodes.map(({ view }) => view), companySelectorView, searchBarView].filter(
    (view) => view !== null,
  );
}
