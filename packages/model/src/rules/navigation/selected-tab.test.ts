import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parse, subMenuSchema } from '@fleet-portal/model/entities';
import { selectedTab } from './selected-tab.ts';

const tab = (label: string, ...columns: string[][]) => ({
  label,
  columnGroups: columns.map((paths) => ({
    columns: [
      { sections: [{ nodes: paths.map((path) => ({ type: 'route', label: path, target: { path } })) }] },
    ],
  })),
});
const tabs = [
  tab('Vans', ['/vans/']),
  tab('Trucks', ['/trucks/'], ['/pickups/', '/vans/']),
  tab('Help', ['/help/?from=menu', '/fr-ca/trucks/']),
];

describe('selectedTab', () => {
  const cases: [title: string, page: string, expected: number][] = [
    ['the tab that holds the page', '/en-ca/trucks/', 1],
    ['the tab whose last column holds the page', '/en-ca/pickups/', 1],
    ['the first of two', '/en-ca/vans/', 0],
    ['the page whatever its query and hash', '/en-ca/pickups?a=1#b', 1],
    ['the tab whose link has the page’s query', '/en-ca/help/?a=1&from=menu', 2],
    ['none without the link’s query', '/en-ca/help/', -1],
    ['a tab whose link has a language of its own', '/fr-ca/trucks/', 2],
    ['none for a page beneath a link', '/en-ca/trucks/electric/', -1],
    ['none for a page that is nowhere', '/en-ca/insights/', -1],
  ];
  for (const [title, page, expected] of cases) {
    it(`[NAV-02] is ${title}: ${page}`, () => {
      const submenu = parse('sub-menu', subMenuSchema, { submenuType: 'tabbed', tabs });
      assert.equal(selectedTab(submenu.tabs, 'en-ca', page), expected);
    });
  }

  it('[NAV-02] is none where there are no tabs', () => assert.equal(selectedTab([], 'en-ca', '/en-ca/'), -1));
});
