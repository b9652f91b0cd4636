import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { createBackend } from './backend.ts';
import { DataError, dataFolder } from './data/files.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fleet-data-'));
  cpSync(dataFolder, folder, { recursive: true });
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function change(file: string, from: string | RegExp, to: string): void {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  const changed = text.replace(from, to);
  assert.notEqual(changed, text);
  writeFileSync(path, changed);
}

describe('a mistake in the sample data', () => {
  const mistakes: { file: string; from: string | RegExp; to: string; names: RegExp }[] = [
    {
      file: 'markets/de.json',
      from: '"title": "Deutschland"',
      to: '"title": 7',
      names: /markets\/de\.json at title: .*string/i,
    },
    {
      file: 'markets/de.json',
      from: '"de-de"',
      to: '"DE"',
      names: /markets\/de\.json at allowedLocales|texts\/DE\.json/,
    },
    { file: 'markets/fr.json', from: '"id": "fr"', to: '"id": "xx"', names: /markets\/fr\.json at id/ },
    { file: 'markets/us.json', from: '{', to: '', names: /markets\/us\.json: / },
    {
      file: 'structure/pages.json',
      from: '"path": "/vehicles/"',
      to: '"path": 1',
      names: /structure\/pages\.json at vehicles\.path/,
    },
    {
      file: 'structure/navigation.json',
      from: '"route": "insights"',
      to: '"route": "none"',
      names: /structure\/navigation\.json at none/,
    },
    {
      file: 'structure/navigation.json',
      from: '"submenu": "vehicles"',
      to: '"submenu": "none"',
      names: /structure\/navigation\.json at submenu/,
    },
    {
      file: 'structure/menus/charging.json',
      from: '"simple"',
      to: '"round"',
      names: /navigation\.json at navBar\.items\.1\.submenu\.submenuType/,
    },
    {
      file: 'structure/footer.json',
      from: '"text": "careers"',
      to: '"text": "no-such-text"',
      names: /structure\/footer\.json at no-such-text/,
    },
    {
      file: 'structure/layouts.json',
      from: '"fleet-health 1-12"',
      to: '"fleet-health"',
      names: /structure\/layouts\.json at layouts\.dashboard\.12\.0/,
    },
    {
      file: 'texts/sv.json',
      from: '"vans": "Skåpbilar"',
      to: '"vans": ["Skåpbilar"]',
      names: /texts\/sv\.json at vans/,
    },
    {
      file: 'people.json',
      from: '"companyId": "c-2001"',
      to: '"companyId": null',
      names: /people\.json at 0\.companyId/,
    },
    {
      file: 'people.json',
      from: '"id": "dealer"',
      to: '"id": "fleet-customer"',
      names: /people\.json at id/,
    },
    { file: 'login/it.json', from: '"dealer"', to: '"trader"', names: /login\/it\.json at roles\.dealer/ },
    {
      file: 'notifications/tr.json',
      from: '"minutesAgo": 35',
      to: '"minutesAgo": "a"',
      names: /notifications\/tr\.json at 0\.minutesAgo/,
    },
  ];
  for (const { file, from, to, names } of mistakes) {
    it(`stops the start and names the place: ${to} in ${file}`, () => {
      change(file, from, to);
      assert.throws(
        () => createBackend({ dataFolder: folder }),
        (error) => {
          assert.ok(error instanceof DataError);
          assert.match(error.message, names);
          return true;
        },
      );
    });
  }

  it('stops the start where a content page has no text in a language', () => {
    rmSync(join(folder, 'content', 'it', 'charging.html'));
    assert.throws(() => createBackend({ dataFolder: folder }), /content\/it\/charging\.html/);
  });

  it('is the file’s own where a market is whole', () => {
    const market = { id: 'ca', title: 7, tld: '.ca', allowedLocales: ['en-ca'], navBar: { items: [] } };
    writeFileSync(join(folder, 'markets/ca.json'), JSON.stringify(market));
    assert.throws(() => createBackend({ dataFolder: folder }), /markets\/ca\.json at title/);
  });

  it('is not found in the data that is kept', () => {
    assert.equal(typeof createBackend({ dataFolder: folder }), 'function');
  });
});
