import type { Workspace } from '@fleet-portal/model/entities';
import { expect } from '@open-wc/testing';
import { noteConsoleInEach } from '../../../../test/helpers/note-console.ts';
import { nameOf, seen } from '../../../../test/helpers/seen.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { mountBar, toggle } from './workspace-bar.fixture.ts';

const tabs = [
  { label: 'Trap', route: '//evil.example/' },
  { label: 'Costs', route: '/costs/' },
];
const workspace = (title: string) =>
  ({
    title,
    navbar: {
      items: [
        { label: 'Script', route: 'javascript:alert(1)' },
        { route: '/nameless/' },
        { label: 'Nowhere' },
        null,
        { label: 'Reports', dropdownItems: [{ label: 'Spending', tabstrip: { tabs } }] },
        { label: 'Kept', route: '/kept/' },
      ],
    },
  }) as unknown as Workspace;

describe('a workspace with mistakes', () => {
  const warnings = noteConsoleInEach('warn');

  it('[WSP-01] leaves out bad entries, each with one warning that names its path, and the rest stands', async () => {
    const own = workspace('Service');
    const bar = await mountBar({ workspace: own });
    expect(seen(bar, '.node').map(nameOf)).to.deep.equal(['Reports', 'Kept']);
    await toggle(bar, 'Reports');
    expect(seen(bar, '.list a').map(nameOf)).to.deep.equal(['Spending']);
    bar.workspace = null;
    await bar.updateComplete;
    const again = await mountBar({ workspace: own });
    again.workspace = { ...workspace('Another one'), navbar: { items: [null as never] } };
    await waitUntil(() => warnings.length >= 6, 'the mistakes are told', { timeout: 10_000 });
    expect(warnings).to.deep.equal([
      'workspace.navbar.items.0 has an unsafe address.',
      'workspace.navbar.items.1 has no label.',
      'workspace.navbar.items.2 has no address in route.',
      'workspace.navbar.items.3 is not an object.',
      'workspace.navbar.items.4.dropdownItems.0.tabstrip.tabs.0 has an unsafe address.',
      'workspace.navbar.items.0 is not an object.',
    ]);
  });
});
