import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parse } from './parse.ts';
import { workspaceSchema } from './workspace.ts';

const tab = { label: 'Open', localeTranslations: {}, route: '/open/' };
const entry = { label: 'All', localeTranslations: {}, tabstrip: { tabs: [tab] } };
const item = { ...tab, dropdownItems: [entry] };

const itemsOf = (...items: unknown[]) =>
  parse('workspace', workspaceSchema, { navbar: { items } }).navbar.items;

describe('a workspace with mistakes', () => {
  const items: [string, unknown, unknown][] = [
    ['label', 7, ''],
    ['label', null, ''],
    ['label', 'x'.repeat(300), 'x'.repeat(200)],
    ['localeTranslations', 'none', {}],
    ['localeTranslations', { 'fr-ca': 7, 'de-de': 'Offen' }, { 'de-de': 'Offen' }],
    ['localeTranslations', { 'fr-ca': 'x'.repeat(300) }, { 'fr-ca': 'x'.repeat(200) }],
    ['route', 7, ''],
    ['dropdownItems', 'none', []],
    ['dropdownItems', [{ ...entry, tabstrip: 7 }], [{ ...entry, tabstrip: { tabs: [] } }]],
    [
      'dropdownItems',
      [null, { ...entry, tabstrip: { tabs: [{ ...tab, route: null }, tab] } }],
      [
        { label: '', localeTranslations: {}, tabstrip: { tabs: [] } },
        { ...entry, tabstrip: { tabs: [{ ...tab, route: '' }, tab] } },
      ],
    ],
  ];
  for (const [name, value, expected] of items) {
    const shown = JSON.stringify(value).slice(0, 90);
    it(`[ENT-14] reads an item’s ${name} ${shown} as what can be read of it`, () => {
      const read = itemsOf({ ...item, [name]: value }, item);
      assert.deepEqual(read, [{ ...item, [name]: expected }, item]);
    });
  }

  it('[ENT-14] reads a tab of which nothing is said as an empty one', () => {
    const read = itemsOf({ ...item, dropdownItems: [{ ...entry, tabstrip: { tabs: [{}] } }] });
    const [first] = read[0]?.dropdownItems ?? [];
    assert.deepEqual(first?.tabstrip.tabs, [{ label: '', localeTranslations: {}, route: '' }]);
  });

  it('[ENT-14] keeps each entry at its place, as an empty one where it is none', () => {
    assert.deepEqual(
      itemsOf(null, 'none', item).map(({ label }) => label),
      ['', '', 'Open'],
    );
  });

  it('[ENT-14] has no items where its bar cannot be read', () => {
    for (const navbar of [7, { items: 'none' }])
      assert.deepEqual(parse('workspace', workspaceSchema, { navbar }).navbar.items, []);
  });
});
