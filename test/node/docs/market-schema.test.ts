import assert from 'node:assert/strict';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { translateMe } from '@fleet-portal/model/constants';
import { marketSchema as marketParser, parse } from '@fleet-portal/model/entities';
import { links } from '@fleet-portal/model/messages';
import { marketProblems } from '@fleet-portal/model/rules';
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { readData } from '../../../demo/backend/data/data.ts';
import { dataFolder } from '../../../demo/backend/data/files.ts';
import { snippet } from '../../helpers/snippets.ts';
import { mapSchema, type Definitions, type JsonSchema } from './json-schema.ts';

const read = (file: string): object => JSON.parse(readFileSync(file, 'utf8')) as object;
const schemaFile = 'packages/model/market.schema.json';
const guide = 'docs/configuring-a-market.md';
// `strictRequired` is off because of fields of which one suffices, required beside their definitions.
const ajv = new Ajv2020({ allErrors: true, strict: true, strictRequired: false, allowUnionTypes: true });
const isMarket = ajv.compile(read(schemaFile));
const isMarketFile = ajv.compile(read('demo/data/market-file.schema.json'));
const part = (name: string): object => JSON.parse(snippet(guide, name)) as object;
const smallest = part('smallest');

describe('the smallest market', () => {
  it('[ENT-05] is a market of the sample backend as it stands', () => {
    const folder = mkdtempSync(join(tmpdir(), 'fleet-data-'));
    try {
      cpSync(dataFolder, folder, { recursive: true });
      writeFileSync(join(folder, 'markets/ca.json'), JSON.stringify(smallest));
      const own = readData(folder).markets.get('ca');
      assert.deepEqual([own?.navBar.items, own?.routes], [[], []]);
      assert.equal(own?.footer.sections[0]?.nodes[0]?.target?.path, '#cookie-settings');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

function mistakes(check: typeof isMarket, value: unknown): string[] {
  check(value);
  return (check.errors ?? []).map(told);
}

function fieldsOf(schema: JsonSchema): string[] {
  const names = new Set<string>();
  mapSchema(schema, (part) => {
    for (const name of Object.keys(part.properties ?? {})) names.add(name);
    return part;
  });
  return [...names];
}

function told({ instancePath, message, params }: ErrorObject): string {
  const field = (params as { additionalProperty?: string }).additionalProperty ?? '';
  return `${instancePath} ${message} ${field}`.trim();
}

describe(`[ENT-05] ${schemaFile}, which editors check a market's configuration by`, () => {
  for (const [id, market] of readData().markets)
    it(`takes the sample market ${id}`, () => assert.deepEqual(mistakes(isMarket, market), []));

  for (const [what, change, told] of [
    ['a misspelt field', { topbar: {} }, 'must NOT have additional properties topbar'],
    ['a locale in capitals', { allowedLocales: ['EN-US'] }, '/allowedLocales/0 must match pattern'],
    ['a theme that there is not', { theme: 'mazda' }, '/theme must be equal to one of the allowed values'],
    [
      'a flag that is a word',
      { fpgFeatureFlags: { notifications: 'yes' } },
      '/fpgFeatureFlags/notifications',
    ],
    [
      'a route without a path',
      { routes: [{ id: 'a', mode: 'layout' }] },
      "/routes/0 must have required property 'path'",
    ],
    [
      'a node of a type that there is not',
      { navBar: { items: [{ type: 'link', label: 'A' }] } },
      '/navBar/items/0/type must be equal to one of the allowed values',
    ],
    [
      'a text in place of permissions',
      { adminRoute: { path: '/a/', permissionsRequired: 'A' } },
      '/adminRoute/permissionsRequired must be array',
    ],
    [
      'a misspelt mode',
      { routes: [{ id: 'a', path: '/a/', mode: 'layot' }] },
      '/routes/0/mode must be equal to one of the allowed values',
    ],
    [
      'a view of a framework that the shell does not have',
      { searchBarView: { id: 'search', framework: 'svelte', url: 'search.js' } },
      '/searchBarView/framework must be equal to one of the allowed values',
    ],
    [
      'a text of a locale that is none',
      { cartLabel: { label: 'Cart', altLabels: { fr_ca: 'Panier' } } },
      '/cartLabel/altLabels property name must be valid',
    ],
    [
      'a view without an address',
      { searchBarView: { id: 'search', framework: 'vue' } },
      "/searchBarView must have required property 'url'",
    ],
    [
      'a view without a name',
      { searchBarView: { framework: 'vue', url: 'search.js' } },
      "/searchBarView must have required property 'viewId'",
    ],
  ] as const) {
    it(`names ${what}`, () => {
      const found = mistakes(isMarket, { ...smallest, ...change });
      assert.ok(
        found.some((line) => line.startsWith(told)),
        found.join('\n'),
      );
    });
  }

  for (const name of ['id', 'viewId'])
    it(`takes a view that has only the name ${name}, as its parser does`, () => {
      const searchBarView = { [name]: 'search', framework: 'vue', url: 'search.js' };
      assert.deepEqual(mistakes(isMarket, { ...smallest, searchBarView }), []);
    });

  it('takes numbers and flags for query parameters, as the parser does', () => {
    const topBar = { label: 'Quote', target: { path: '/a/', addedQueryParameters: { from: 7, all: true } } };
    assert.deepEqual(mistakes(isMarket, { ...smallest, topBar }), []);
    const { target } = parse('market', marketParser, { ...smallest, topBar }).topBar ?? {};
    assert.deepEqual(target?.addedQueryParameters, { from: '7', all: 'true' });
  });

  it('tells what fields are for, in the words of the sources', () => {
    const { properties } = read(schemaFile) as {
      properties: Record<string, { description?: string }>;
    };
    assert.match(properties.tld?.description ?? '', /top-level domain/);
  });
});

describe('[ENT-05] docs/configuring-a-market.md', () => {
  const names = [...readFileSync(guide, 'utf8').matchAll(/^```json page=(\S+)$/gm)].map(
    ([, name = '']) => name,
  );
  for (const name of names) {
    it(`has an example that editors and the shell take: ${name}`, (t) => {
      const warn = t.mock.method(console, 'warn', () => undefined);
      const market = { ...smallest, ...part(name) };
      assert.deepEqual(mistakes(isMarket, market), []);
      parse('market', marketParser, market);
      assert.deepEqual(marketProblems(market), []);
      assert.equal(warn.mock.callCount(), 0);
    });
  }

  it('shows or names every field; those of a view are in docs/views.md', () => {
    const words = new Set(readFileSync(guide, 'utf8').match(/[$\w]+/g));
    const market = read(schemaFile) as JsonSchema & { $defs: Definitions };
    const { ViewDescriptor: _, ...parts } = market.$defs;
    const missing = [market, ...Object.values(parts)].flatMap(fieldsOf).filter((name) => !words.has(name));
    assert.deepEqual([...new Set(missing)], []);
  });

  it('[FTR-04][FTR-05] names every target that stands for something else', () => {
    const [, rest = ''] = readFileSync(guide, 'utf8').split('### Special targets');
    const [section = ''] = rest.split('\n## ');
    const named = Array.from(section.matchAll(/^\| `((?:#|https:)[^`]+)`/gm), ([, target]) => target);
    const entries = readFileSync('packages/elements/src/footer/entry.ts', 'utf8').matchAll(/'(#[\w-]+)'/g);
    const { hosts, prefix } = translateMe;
    assert.deepEqual(named, [
      ...Array.from(entries, ([, target]) => target),
      ...hosts.map((host) => `https://${host}${prefix}{key}`),
    ]);
    for (const key of Object.keys(links)) assert.ok(section.includes(`\`${key}\``), key);
  });
});

describe('[ENT-05] the sample markets’ files', () => {
  for (const file of globSync('demo/data/markets/*.json')) {
    it(`name the schema that checks them, and pass: ${file}`, () => {
      const content = read(file) as { $schema: string };
      assert.equal(content.$schema, '../market-file.schema.json');
      assert.deepEqual(mistakes(isMarketFile, content), []);
    });
  }

  it('[ENT-05] tell analytics their names by the market, as it looks for them', () => {
    for (const { id, adobeConfigMap } of readData().markets.values())
      assert.deepEqual(Object.keys(adobeConfigMap), [id]);
  });

  it('are told of a misspelt field', () => {
    const content = { ...read('demo/data/markets/us.json'), leaveout: [] };
    assert.deepEqual(mistakes(isMarketFile, content), ['must NOT have additional properties leaveout']);
  });
});
