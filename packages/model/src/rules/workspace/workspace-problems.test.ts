import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { workspaceProblems } from './workspace-problems.ts';

const tab = { label: 'Open', route: '/bookings/' };
const entry = (...tabs: unknown[]) => ({ label: 'Bookings', tabstrip: { tabs } });
const item = (...dropdownItems: unknown[]) => ({ label: 'Workshop', dropdownItems });
const good = { label: 'Overview', route: '/service/', dropdownItems: [] };

const problems = (...items: unknown[]) =>
  workspaceProblems({ navbar: { items } }).map(({ path, problem }) => `${path} ${problem}`);

describe('workspaceProblems', () => {
  it('[WSP-01] finds none in a good workspace, and none where there is no bar', () => {
    const german = { ...tab, label: '', localeTranslations: { 'de-de': 'Offen' } };
    const elsewhere = { ...good, route: 'https://example.com/' };
    assert.deepEqual(problems(good, item(entry(tab, german)), elsewhere), []);
    for (const workspace of [{}, { navbar: null }, { navbar: {} }])
      assert.deepEqual(workspaceProblems(workspace), []);
  });

  const links: [string, unknown][] = [
    ['is not an object', null],
    ['has no label', { route: '/a/' }],
    ['has no label', { label: 7, route: '/a/' }],
    ['has a label of 201 characters', { label: 'x'.repeat(201), route: '/a/' }],
    ['has no address in route', { label: 'A' }],
    ['has no address in route', { label: 'A', route: 7 }],
    ['has an unsafe address', { label: 'A', route: 'javascript:alert(1)' }],
    ['has an unsafe address', { label: 'A', route: '//evil.example/' }],
  ];
  for (const [problem, link] of links) {
    it(`[WSP-01] says once that ${JSON.stringify(link).slice(0, 60)} ${problem}`, () => {
      assert.deepEqual(problems(good, link), [`workspace.navbar.items.1 ${problem}`]);
      assert.deepEqual(problems(item(entry(tab, link))), [
        `workspace.navbar.items.0.dropdownItems.0.tabstrip.tabs.1 ${problem}`,
      ]);
    });
  }

  const path = 'workspace.navbar.items.0';
  const lists: [string, unknown, string][] = [
    ['an item without a label', { ...item(entry(tab)), label: '' }, ' has no label'],
    ['an unsafe page beside a dropdown', { ...item(entry(tab)), route: '//a' }, ' has an unsafe address'],
    ['an entry without a label', item({ ...entry(tab), label: '' }), '.dropdownItems.0 has no label'],
    ['an entry without tabs', item(entry(tab), entry()), '.dropdownItems.1 has no tabs in tabstrip'],
    ['an entry without a tabstrip', item({ label: 'A' }), '.dropdownItems.0 has no tabs in tabstrip'],
    ['a dropdown that is no list', { ...item(), dropdownItems: 'none' }, '.dropdownItems is not a list'],
  ];
  for (const [what, bad, line] of lists)
    it(`[WSP-01] names ${what}`, () => assert.deepEqual(problems(bad), [`${path}${line}`]));

  it('[WSP-01] names what is no workspace, no bar and no list, at the path that it is given', () => {
    const first = (workspace: unknown) => workspaceProblems(workspace, 'workspaces.2')[0];
    assert.deepEqual(first('w'), { path: 'workspaces.2', problem: 'is not an object' });
    assert.deepEqual(first({ navbar: 7 }), { path: 'workspaces.2.navbar', problem: 'is not an object' });
    assert.deepEqual(first({ navbar: { items: {} } }), {
      path: 'workspaces.2.navbar.items',
      problem: 'is not a list',
    });
  });

  it('[WSP-01] names what throws and what contains itself', () => {
    const thrower = Object.defineProperty({ ...good }, 'label', {
      get: () => {
        throw new Error('no');
      },
    });
    assert.deepEqual(problems(thrower, good), [`${path} cannot be read`]);
    const loop = item();
    loop.dropdownItems.push(loop);
    assert.deepEqual(problems(loop), [`${path}.dropdownItems.0 contains itself`]);
  });
});
