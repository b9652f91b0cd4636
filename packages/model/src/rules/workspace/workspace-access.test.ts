import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import type { Session, Workspace } from '../../entities/index.ts';
import { environment, market, person } from '../../testing/fixtures.ts';
import { createRouteTable } from '../pages/route-table.ts';
import { visitor } from '../session/session.ts';
import { visibleWorkspace } from './workspace-access.ts';
import { workspaceProblems } from './workspace-problems.ts';
import { workspaceView } from './workspace.ts';

const tab = (label: string, route: string) => ({ label, route, localeTranslations: {} });
const entry = (label: string, ...tabs: ReturnType<typeof tab>[]) => ({
  label,
  localeTranslations: {},
  tabstrip: { tabs },
});
const item = (label: string, route: string, ...dropdownItems: ReturnType<typeof entry>[]) => ({
  ...tab(label, route),
  dropdownItems,
});
const workspace = (...items: unknown[]) =>
  ({ id: 'w', title: 'W', localeTranslations: {}, navbar: { items } }) as Workspace;

const site = market({
  routes: [
    { id: 'open', path: '/open/', mode: 'aempage' },
    { id: 'reports', path: '/reports/', mode: 'aempage', permissionsRequired: ['VIEW'] },
    { id: 'costs', path: '/costs/', mode: 'aempage', permissionsRequired: ['VIEW', 'COSTS'] },
    { id: 'money', path: '/money/', mode: 'redirect', layoutOrRouteId: 'costs' },
    { id: 'board', path: '/board/', mode: 'layout', layoutOrRouteId: 'board' },
    { id: 'analytics', path: '/analytics-desk/', mode: 'aempage', requiredAuthContext: 'analytics' },
  ],
  layouts: [{ id: 'board', permissionsRequired: ['BOARD'] }],
});

const table = createRouteTable(site);
const contextOf = (session: Session) => ({ market: site, table, session, environment: environment() });

/** The labels of what remains visible, with tabs nested in their entries; null if nothing does. */
function shown(from: Workspace, session: Session): unknown {
  const left = visibleWorkspace(from, 'en-ca', contextOf(session));
  if (!left) return null;
  return workspaceView(left, 'en-ca', '/en-ca/').items.map(({ label, href, dropdown }) =>
    dropdown.length > 0
      ? [label, href, ...dropdown.map((one) => [one.label, ...one.tabs.map((each) => each.label)])]
      : label,
  );
}

const nobody = visitor;
const viewer = person({ permissions: ['VIEW'] });
const accountant = person({ permissions: ['VIEW', 'COSTS'] });

describe('visibleWorkspace', () => {
  for (const [what, only] of [
    ['an item without a name', item('', '/open/')],
    ['an entry without tabs', item('A', '', entry('E'))],
    ['an entry without a name', item('A', '', entry('', tab('T', '/open/')))],
    ['an entry of a tab without a name', item('A', '', entry('E', tab('', '/open/')))],
  ] as const)
    it(`[WSP-01] is none where all that it has is ${what}`, () =>
      assert.equal(visibleWorkspace(workspace(only), 'en-ca', contextOf(nobody)), null));

  const cases: [string, Workspace, Session, unknown][] = [
    ['keeps what the person may open', workspace(item('A', '/reports/')), viewer, ['A']],
    ['drops what they may not', workspace(item('A', '/costs/'), item('B', '/open/')), viewer, ['B']],
    ['drops what a redirect leads to', workspace(item('A', '/money/'), item('B', '/open/')), viewer, ['B']],
    ['drops what the layout forbids', workspace(item('A', '/board/'), item('B', '/open/')), viewer, ['B']],
    [
      'drops a fixed page that they may not open',
      workspace(item('A', '/manage-subscriptions/')),
      viewer,
      null,
    ],
    ['keeps for a visitor what leads to the login', workspace(item('A', '/costs/')), nobody, ['A']],
    ['keeps a path that nobody knows', workspace(item('A', '/unknown/')), viewer, ['A']],
    ['keeps what is not found for this person', workspace(item('A', '/analytics-desk/')), viewer, ['A']],
    ['keeps another site’s page', workspace(item('A', 'https://example.com/costs/')), viewer, ['A']],
    [
      'drops single tabs',
      workspace(item('A', '', entry('E', tab('T', '/costs/'), tab('U', '/reports/')))),
      viewer,
      [['A', null, ['E', 'U']]],
    ],
    [
      'drops an entry with its last tab, and an item with its last entry',
      workspace(item('A', '', entry('E', tab('T', '/costs/'))), item('B', '/open/')),
      viewer,
      ['B'],
    ],
    [
      'keeps an item for its entries alone',
      workspace(item('A', '/costs/', entry('E', tab('T', '/open/')))),
      viewer,
      [['A', null, ['E', 'T']]],
    ],
    [
      'keeps an item without its last entry',
      workspace(item('A', '/open/', entry('E', tab('T', '/costs/')))),
      viewer,
      ['A'],
    ],
    [
      'keeps all for who may open all',
      workspace(item('A', '/costs/', entry('E', tab('T', '/money/')))),
      accountant,
      [['A', '/en-ca/costs/', ['E', 'T']]],
    ],
    ['is nothing where nothing is left', workspace(item('A', '/costs/')), viewer, null],
    ['is nothing of what cannot be read', { navbar: 7 } as unknown as Workspace, viewer, null],
    ['drops what cannot be read', workspace(null, 7, { route: 8 }, item('A', '/open/')), viewer, ['A']],
  ];
  for (const [what, from, session, expected] of cases) {
    it(`[GAT-03] ${what}`, () => {
      assert.deepEqual(shown(from, session), expected);
    });
  }

  it('[WSP-01] leaves nothing of a bad entry that would be reported of each copy', () => {
    const bad = [
      item('A', 'javascript:alert(1)'),
      item('B', '//evil.example/', entry('E', tab('T', '/open/'))),
    ];
    const left = visibleWorkspace(workspace(...bad, null), 'en-ca', contextOf(viewer));
    assert.deepEqual(workspaceProblems(left), []);
  });

  it('[WSP-01] keeps title and translations', () => {
    const from = { ...workspace(item('A', '/open/')), localeTranslations: { 'fr-ca': 'Bureau' } };
    assert.deepEqual(visibleWorkspace(from, 'en-ca', contextOf(viewer)), from);
  });

  it('changes nothing of the workspace itself', () => {
    const from = workspace(item('A', '/costs/', entry('E', tab('T', '/costs/'), tab('U', '/open/'))));
    const before = structuredClone(from);
    shown(from, viewer);
    assert.deepEqual(from, before);
  });
});
