import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { footerProblems, navigationProblems } from './navigation-problems.ts';

const good = { type: 'route', label: 'Vans', target: { path: '/vans/' } };
const view = { id: 'v', exposedComponent: './V', framework: 'react', viewId: 'v' };
const group = (...nodes: unknown[]) => ({
  label: 'G',
  columns: [{ sections: [] }, { sections: [{ nodes }] }],
});
const simple = (...nodes: unknown[]) => ({ submenuType: 'simple', columnGroups: [group(...nodes)] });
const menu = (submenu: unknown) => ({ type: 'menu-view', label: 'Menu', submenu });

const problems = (...items: unknown[]) =>
  navigationProblems({ items }).map(({ path, problem }) => `${path} ${problem}`);
const deepPath = 'navBar.items.0.submenu.columnGroups.0.columns.1.sections.0.nodes.1';

describe('navigationProblems', () => {
  it('[NAV-03] finds none in a good navigation', () => {
    const tabbed = {
      submenuType: 'tabbed',
      tabs: [{ label: '', altLabels: { 'fr-ca': 'Onglet' }, columnGroups: [group(good)] }],
      sectionAboveTabs: { nodes: [good, { type: 'spacer' }, { type: 'view', label: 'V', view }] },
      sectionBeneathTabs: null,
    };
    const external = { path: 'https://p.example/', isExternal: true, permissionsRequired: ['P'] };
    const items = [good, menu(simple(good)), menu(tabbed)];
    assert.deepEqual(problems(...items, { ...good, target: external }), []);
  });

  const entries: [string, unknown][] = [
    ['is not an object', null],
    ['is not an object', 'Vans'],
    ['is missing', undefined],
    ['has no type', { ...good, type: undefined }],
    ['is of a type that is no text', { ...good, type: 7 }],
    ['is of unknown type "mega"', { ...good, type: 'mega' }],
    [`is of unknown type "${'x'.repeat(40)}"`, { ...good, type: 'x'.repeat(9999) }],
    ['has no label', { ...good, label: undefined }],
    ['has no label', { ...good, label: ' ', altLabels: { 'fr-ca': 7 } }],
    ['has a label of 512 characters', { ...good, label: 'x'.repeat(512) }],
    ['has a label of 201 characters', { ...good, altLabels: { 'fr-ca': 'x'.repeat(201) } }],
    ['has a label that is no text', { ...good, altLabels: { 'fr-ca': ['Camionnettes'] } }],
    [
      'has isExternal that is neither true nor false',
      { ...good, target: { path: '/a/', isExternal: 'true' } },
    ],
    [
      'has showPrivacyPolicyPopup that is neither true nor false',
      { ...good, target: { path: '/a/', showPrivacyPolicyPopup: 'yes' } },
    ],
    ['has no address in target.path', { ...good, target: null }],
    ['has no address in target.path', { ...good, target: { path: ' ' } }],
    ['has no address in target.path', { ...good, target: { path: 7 } }],
    [
      'has permissionRequired in place of target.permissionsRequired',
      { ...good, target: { path: '/', permissionRequired: ['P'] } },
    ],
    [
      'has permissionsRequired in place of target.permissionsRequired',
      { ...good, permissionsRequired: ['P'] },
    ],
    ['has an unsafe address', { ...good, target: { path: 'javascript:alert(1)' } }],
    ['has an icon that is no picture', { ...good, iconUrl: '/logout' }],
    ['has permissions that cannot be read', { ...good, target: { path: '/', permissionsRequired: 'P' } }],
    ['has permissions that cannot be read', { ...good, target: { path: '/', permissionsRequired: [7] } }],
    ['has nothing to show', { type: 'view', label: 'V' }],
    ['has nothing to show', { type: 'view', label: 'V', view: 'v' }],
    ['is nested too deeply', { ...good, nodes: [good] }],
    ...['items', 'sections', 'columns', 'columnGroups', 'tabs'].map((list): [string, object] => [
      'is nested too deeply',
      { ...good, [list]: [good] },
    ]),
  ];
  for (const [problem, entry] of entries) {
    it(`[NAV-03] says once that ${JSON.stringify(entry ?? null).slice(0, 60)} ${problem}`, () => {
      assert.deepEqual(problems(good, entry), [`navBar.items.1 ${problem}`]);
      assert.deepEqual(problems(menu(simple(good, entry))), [`${deepPath} ${problem}`]);
    });
  }

  it('[NAV-01][NAV-06] names a view that stands beside the menus, and one whose link is unsafe', () => {
    for (const type of ['view', 'menu-view']) {
      const node = { type, label: 'V', view };
      const unsafe = { ...node, target: { path: '//evil.example' } };
      assert.deepEqual(problems(good, node), ['navBar.items.1 has a view, which only menus show']);
      assert.deepEqual(problems(menu(simple(good, node))), []);
      assert.deepEqual(problems(menu(simple(good, unsafe))), [`${deepPath} has an unsafe address`]);
    }
  });

  it('[NAV-03] names a bad entry by its path in every place of a menu', () => {
    const bad = { ...good, label: '' };
    const tabbed = {
      submenuType: 'tabbed',
      tabs: [{ label: 'T', columnGroups: [group(bad)] }],
      sectionAboveTabs: { nodes: [good, bad] },
      sectionBeneathTabs: { nodes: [bad] },
    };
    assert.deepEqual(problems(good, menu(tabbed)), [
      'navBar.items.1.submenu.sectionAboveTabs.nodes.1 has no label',
      'navBar.items.1.submenu.tabs.0.columnGroups.0.columns.1.sections.0.nodes.0 has no label',
      'navBar.items.1.submenu.sectionBeneathTabs.nodes.0 has no label',
    ]);
  });

  it('[NAV-03] names what has too long a label or none and is no node', () => {
    const label = 'x'.repeat(300);
    const columns = [{ sections: [{ label, nodes: [good] }] }];
    const tabs = [{ columnGroups: [{ label, columns }] }];
    assert.deepEqual(problems(menu({ submenuType: 'tabbed', tabs })), [
      'navBar.items.0.submenu.tabs.0 has no label',
      'navBar.items.0.submenu.tabs.0.columnGroups.0 has a label of 300 characters',
      'navBar.items.0.submenu.tabs.0.columnGroups.0.columns.0.sections.0 has a label of 300 characters',
    ]);
  });

  it('[NAV-03] names what is no list and no object', () => {
    assert.deepEqual(navigationProblems(undefined), [{ path: 'navBar', problem: 'is missing' }]);
    assert.deepEqual(navigationProblems('none'), [{ path: 'navBar', problem: 'is not an object' }]);
    for (const navBar of [{}, { items: null }, { items: {} }, { items: '' }])
      assert.deepEqual(navigationProblems(navBar), [{ path: 'navBar.items', problem: 'is not a list' }]);
    assert.deepEqual(problems(menu({ submenuType: 'simple', columnGroups: 'none' })), [
      'navBar.items.0.submenu.columnGroups is not a list',
    ]);
    assert.deepEqual(problems(menu('none')), ['navBar.items.0.submenu is not an object']);
    assert.deepEqual(problems(menu({ submenuType: 'mega', columnGroups: [group(good)] })), [
      'navBar.items.0.submenu.submenuType is neither simple nor tabbed',
    ]);
  });

  it('[NAV-07] names a menu that opens nothing, unless what it holds is named already', () => {
    const empty = 'navBar.items.0 opens nothing';
    assert.deepEqual(problems(menu(simple())), [empty]);
    assert.deepEqual(problems(menu(simple({ type: 'spacer' }))), [empty]);
    assert.deepEqual(problems(menu(simple({ ...good, label: '' }))).length, 1);
    assert.deepEqual(problems(menu(null)), ['navBar.items.0 has nothing to show']);
  });

  it('[ENT-15] names a section whose links have another name', () => {
    const said = [{ path: 'footer.sections.0', problem: 'has no nodes' }];
    assert.deepEqual(footerProblems({ sections: [{ label: 'About', links: [good] }] }), said);
  });

  it('[ENT-15] reads a footer’s sections too', () => {
    assert.deepEqual(footerProblems({ sections: [{ nodes: [good, { ...good, label: '' }] }] }), [
      { path: 'footer.sections.0.nodes.1', problem: 'has no label' },
    ]);
    assert.deepEqual(footerProblems({}), []);
  });
});

describe('navigationProblems of hostile data', () => {
  it('[NAV-03] names what contains itself', () => {
    const node: Record<string, unknown> = { ...menu(null) };
    const nodes: unknown[] = [good, node];
    node.submenu = { submenuType: 'simple', columnGroups: [group(...nodes)] };
    assert.deepEqual(problems(node), [`${deepPath} contains itself`]);
    const inner: Record<string, unknown> = { ...good };
    const submenu: unknown = simple(good, inner);
    inner.submenu = submenu;
    assert.deepEqual(problems(menu(submenu)), [`${deepPath} contains itself`]);
    const all: Record<string, unknown> = { ...good };
    for (const name of ['items', 'submenu', 'columnGroups', 'columns', 'sections', 'nodes', 'tabs'])
      all[name] = name === 'submenu' ? all : [all];
    assert.deepEqual(navigationProblems(all), [{ path: 'navBar.items.0', problem: 'contains itself' }]);
  });

  it('[NAV-03] ends at the first level too many of 10,000', () => {
    let node: unknown = good;
    for (let level = 0; level < 10_000; level += 1) node = menu(simple(good, node));
    assert.deepEqual(problems(node), [`${deepPath} has nothing to show`]);
    let link: unknown = good;
    for (let level = 0; level < 10_000; level += 1) link = { ...good, submenu: simple(link) };
    assert.deepEqual(problems(menu(simple(good, link))), [`${deepPath} is nested too deeply`]);
  });

  it('[NAV-03] names what throws', () => {
    const thrower = (name: string) =>
      Object.defineProperty({ ...good }, name, {
        enumerable: true,
        get: () => {
          throw new Error('no');
        },
      });
    for (const name of ['type', 'label', 'altLabels', 'target'])
      assert.deepEqual(problems(good, thrower(name), good), ['navBar.items.1 cannot be read']);
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    assert.deepEqual(problems(proxy, good), ['navBar.items.0 cannot be read']);
    assert.deepEqual(navigationProblems(thrower('items')), [{ path: 'navBar', problem: 'cannot be read' }]);
  });

  it('[NAV-03] says how long a label of many megabytes is', () => {
    assert.match(problems({ ...good, label: 'ab'.repeat(8_000_000) })[0] ?? '', /of 16000000 characters$/);
  });
});
