import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { Ajv } from 'ajv';
import type { ClassField, CustomElement } from 'custom-elements-manifest/schema.js';
import type { CSSResult, LitElement } from 'lit';
import { tokens } from '@fleet-portal/elements/theme';
import { createManifest } from '../../../packages/elements/manifest/create-manifest.mjs';
import { type DropdownKind, menuId, type OpenMenu } from '../../../packages/elements/src/header/open-menu.ts';
import { containedTags, elementCode } from './sources.ts';

// Constructors use them, but Node does not have them.
Object.assign(globalThis, { ResizeObserver: Object, CSSStyleSheet: Object });

type Field = ClassField & { attribute?: string; reflects?: boolean };

const manifest = createManifest();
const code = await elementCode();
const { exports } = JSON.parse(readFileSync('packages/elements/package.json', 'utf8')) as {
  exports: Record<string, { '@fleet-portal/source'?: string; default?: string }>;
};
const definitions = Object.keys(exports).filter((name) => name.startsWith('./define/'));
for (const name of definitions) await import(`@fleet-portal/elements/${name.slice(2)}`);

const declarations = manifest.modules.flatMap(({ declarations = [] }) => declarations);
const elements = declarations.filter((one): one is CustomElement & { kind: 'class' } => 'tagName' in one);
const events = declarations.filter(({ name }) => name.endsWith('Event'));
const readme = readFileSync('packages/elements/README.md', 'utf8');

const classOf = (tag: string) =>
  customElements.get(tag) as unknown as (typeof LitElement & (new () => LitElement)) | undefined;
const names = (list: readonly { name: string }[] = []) => list.map(({ name }) => name).sort();
const unique = (list: Iterable<string>) => [...new Set(list)].sort();
const found = (text: string, pattern: RegExp) =>
  unique([...text.matchAll(pattern)].map(([, name = '']) => name));
const subtract = (from: string[], what: string[]) => from.filter((name) => !what.includes(name));
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .match(/[^\s.;]+/g)
    ?.join(' ');
const pattern = (name: string) => name.replace(/(?:\$\{[^}]*\})+/g, '…');

describe('custom-elements.json', () => {
  it('is a manifest by its schema, and knows no path of this machine', () => {
    const schema = JSON.parse(
      readFileSync('node_modules/custom-elements-manifest/schema.json', 'utf8'),
    ) as object;
    const validate = new Ajv({ strict: false }).compile(schema);
    assert.ok(validate(manifest), JSON.stringify(validate.errors, null, 1));
    assert.ok(!JSON.stringify(manifest).includes(process.cwd()));
  });

  it('describes in lines of their own, without the requirements that the sources name', () => {
    const descriptions = found(JSON.stringify(manifest), /"description":"([^"]*)"/g);
    assert.deepEqual(
      descriptions.filter((text) => /\([A-Z]+-\d|\\n/.test(text)),
      [],
    );
  });

  it('tells of each tag that the package defines, and of no other', () => {
    const defined = definitions.flatMap((name) => {
      const text = readFileSync(`packages/elements/${exports[name]?.['@fleet-portal/source']}`, 'utf8');
      return found(text, /defineOnce\('([\w-]+)'/g);
    });
    assert.deepEqual(elements.map(({ tagName }) => tagName).sort(), unique(defined));
  });

  it('names files that the package exports', () => {
    const published = new Set(Object.values(exports).map((entry) => entry.default?.slice(2)));
    assert.deepEqual(
      manifest.modules.map(({ path }) => path).filter((path) => !published.has(path)),
      [],
    );
  });

  for (const element of elements) describeElement(element);

  it('names the parts of the buttons that open the header’s menus', () => {
    const kinds: (DropdownKind | 'search')[] = ['account', 'company', 'language', 'more', 'search'];
    const menus: OpenMenu[] = [
      ...kinds.map((kind) => ({ kind })),
      { kind: 'submenu', index: 0 },
      { kind: 'mobile', level: { kind: 'root' } },
      { kind: 'mobile', level: { kind: 'account' } },
    ];
    const header = elements.find(({ tagName }) => tagName === 'fp-header');
    const buttons = header?.cssParts?.find(({ name }) => name === '…-button')?.description ?? '';
    assert.deepEqual(found(buttons, /`([^`]+)`/g), unique(menus.map((menu) => `${menuId(menu)}-button`)));
  });

  it('says of a custom property what its row in the README says', () => {
    const rows = [...readme.matchAll(/^\| `(--fp-[\w-]+)` +\| [\w ]+ \| (.+) \|$/gm)];
    assert.notEqual(rows.length, 0);
    const properties = elements.flatMap(({ cssProperties = [] }) => cssProperties);
    for (const [, name, text = ''] of rows) {
      const { description = '' } = properties.find((one) => one.name === name) ?? {};
      assert.equal(wordsOf(text), wordsOf(description), name);
    }
  });

  it('tells of each event class that the events module exports, with fields that are described', async () => {
    const exported = Object.keys(await import('@fleet-portal/elements/events'));
    assert.deepEqual(names(events), exported.sort());
  });
});

function describeElement(element: CustomElement): void {
  const tag = element.tagName!;
  const own = code.get(tag)!;
  const contained = [...containedTags(tag, code)];
  const fields = (element.members ?? []).filter((member): member is Field => member.kind === 'field');

  describe(`<${tag}>`, () => {
    const Class = classOf(tag)!;
    const properties = [...Class.elementProperties].filter(([, { state }]) => !state);

    it('has each of its properties with type and sentence, by the attribute that it has', () => {
      assert.deepEqual(names(fields), properties.map(([name]) => String(name)).sort());
      for (const [name, { attribute, reflect = false }] of properties) {
        const field = fields.find((one) => one.name === name)!;
        assert.match(field.description ?? '', /^\p{Lu}?.*\.$/u, `${String(name)} says what it changes`);
        assert.ok(field.type?.text, `${String(name)} has a type`);
        assert.equal(field.reflects ?? false, reflect, `${String(name)} reflects`);
        const expected = attribute === false ? undefined : (attribute ?? String(name).toLowerCase());
        assert.equal(field.attribute, expected, `attribute of ${String(name)}`);
      }
      const attributes = properties.filter(([, { attribute }]) => attribute !== false);
      assert.equal(element.attributes?.length ?? 0, attributes.length);
    });

    it('has the values that a new element begins with', () => {
      const fresh = new Class() as unknown as Record<string, unknown>;
      for (const { name, default: text = '' } of fields) {
        if (!/^('.*'|[\d.]+|true|false|null|\[\])$/.test(text)) continue;
        assert.deepEqual(fresh[name], JSON.parse(text.replaceAll("'", '"')), name);
      }
    });

    it('names each event that is dispatched, with its class, and no other', () => {
      const classes = found(contained.map((one) => code.get(one)).join(), /new (Fp\w+Event)\(/g);
      const listed = element.events?.filter(({ name }) => name.startsWith('fp-')) ?? [];
      assert.deepEqual(unique(listed.map(({ type }) => type.text)), classes);
      assert.deepEqual(subtract(classes, names(events)), []);
      for (const { name, description } of listed) assert.match(description ?? '', /\.$/, name);
    });

    it('names each slot and part of its templates, and no other', () => {
      const slotsOf = (text = '') => found(text, /<slot(?: name="([^"]*)")?/g).map(pattern);
      // Slots with a generated name are forwarded to the elements inside.
      const handedOn = contained
        .flatMap((one) => slotsOf(code.get(one)))
        .filter((name) => name.includes('…'));
      const slots = [...slotsOf(own), ...handedOn];
      // The header's menus set the names of their parts themselves.
      const inside = contained.map((one) => code.get(one)).join();
      const parts = [
        ...found(own, /\bpart(?:=|: )["']([^"']+)["']/g).map(pattern),
        ...found(inside, /\b(?:part\.add\(|exportparts", )"([\w-]+)"/g),
      ];
      assert.deepEqual(names(element.slots), unique(slots));
      const documented = names(element.cssParts);
      assert.deepEqual(subtract(parts, documented), []);
      // A name may also be passed to a function.
      const literals = found(own, /["']([\w-]+)["']/g);
      assert.deepEqual(subtract(documented, [...parts, ...literals]), []);
      for (const { name, description } of [...(element.slots ?? []), ...(element.cssParts ?? [])])
        assert.match(description ?? '', /\.$/, name);
    });

    it('names custom properties that its styles use', () => {
      const text = ([tokens, ...contained.map((one) => classOf(one)?.elementStyles ?? [])] as unknown[])
        .flat(9)
        .map((style) => (style as CSSResult).cssText)
        .join();
      for (const { name, description } of element.cssProperties ?? []) {
        assert.ok(text.includes(`var(${name}`), name);
        assert.match(description ?? '', /\.$/, name);
      }
    });

    it('is told of whole in the README', () => {
      const all = [
        ...names(fields),
        ...names(element.attributes),
        ...names(element.events),
        ...names(element.slots),
        ...names(element.cssParts),
      ].filter((name) => name !== '' && name !== 'input');
      assert.deepEqual(
        all.filter((name) => !readme.includes(`\`${name}\``)),
        [],
      );
    });
  });
}
