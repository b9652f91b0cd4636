import type { Workspace } from '@fleet-portal/model/entities';
import { expect } from '@open-wc/testing';
import { control, focused, nameOf, seen } from '../../../../test/helpers/seen.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { manyItems, mountBar, open, sampleWorkspace, toggle } from './workspace-bar.fixture.ts';
import type { FpWorkspaceBar } from './workspace-bar.ts';

type Items = Workspace['navbar']['items'];
type Change = (items: Items) => Items;

const sampleItems = sampleWorkspace().navbar.items;
const more = { label: 'New', localeTranslations: {}, route: '/new/', dropdownItems: [] };
const opensToo = { ...more, dropdownItems: sampleItems[2]!.dropdownItems };
const withItems = (change: Change): Workspace => ({
  ...sampleWorkspace(),
  navbar: { items: change(sampleWorkspace().navbar.items) },
});
const changeReports =
  (dropdownItems: Items[number]['dropdownItems']): Change =>
  (items) =>
    items.map((item) => (item.label === 'Reports' ? { ...item, dropdownItems } : item));
const focusedName = () => nameOf(focused()!);

async function bring(bar: FpWorkspaceBar, workspace: Workspace | null): Promise<void> {
  bar.workspace = workspace;
  await bar.updateComplete;
}

describe('an open list of the workspace bar, as new data comes,', () => {
  const arrivals: [string, Workspace, string[]][] = [
    ['stays open when the same workspace comes anew', sampleWorkspace(), ['Reports']],
    ['stays open when a later item has gone', withItems((items) => items.slice(0, 2)), ['Reports']],
    ['closes when what comes is no workspace', '' as unknown as Workspace, []],
    ['closes when its item has gone', withItems((items) => items.filter((_, at) => at !== 1)), []],
    [
      'closes when its item leads to one page alone',
      withItems((items) => items.map((item) => ({ ...item, route: '/insights/', dropdownItems: [] }))),
      [],
    ],
  ];
  for (const [what, workspace, left] of arrivals) {
    it(`[WSP-01] ${what}`, async () => {
      const bar = await mountBar();
      const opener = await toggle(bar, 'Reports');
      await bring(bar, workspace);
      expect(open(bar)).to.deep.equal(left);
      if (left.length) expect(focused() === opener).to.equal(true);
    });
  }

  for (const [what, workspace] of [
    ['goes', null],
    ['is another', manyItems(2)],
  ] as const)
    it(`[WSP-01] closes, as that of all items, where its workspace ${what}, and the next one begins closed`, async () => {
      const bar = await mountBar({}, 500);
      await toggle(bar, seen(bar, 'button').map(nameOf)[0]!);
      await bring(bar, sampleWorkspace());
      expect(open(bar)).to.have.length(1);
      await bring(bar, workspace && { ...workspace, title: 'Another one' });
      expect([open(bar), bar.hasAttribute('data-open')]).to.deep.equal([[], false]);
      await bring(bar, sampleWorkspace());
      expect(open(bar)).to.deep.equal([]);
    });

  const moves: [string, Change][] = [
    ['a link comes before it', (items) => [more, ...items]],
    ['an item with a list comes before it', (items) => [opensToo, ...items]],
    ['the item before it goes', (items) => items.slice(1)],
    ['all are turned around', (items) => items.toReversed()],
  ];
  for (const [what, change] of moves)
    for (const place of ['Spending', 'Reports'])
      it(`[WSP-01] follows its item where ${what}, and the focus stays at ${place}`, async () => {
        const bar = await mountBar();
        await toggle(bar, 'Reports');
        control(bar, place).focus();
        await bring(bar, withItems(change));
        expect(open(bar)).to.deep.equal(['Reports']);
        expect(seen(bar, '.list a').map(nameOf)).to.deep.equal(['Vehicle use', 'Spending']);
        expect(focusedName()).to.equal(place);
      });

  it('[WSP-01] closes by a click elsewhere and by its button where its item has gone to', async () => {
    const bar = await mountBar();
    const opener = await toggle(bar, 'Reports');
    await bring(
      bar,
      withItems((items) => [more, ...items]),
    );
    seen(bar, '.list')[0]!.click();
    await bar.updateComplete;
    expect(open(bar)).to.deep.equal(['Reports']);
    opener.click();
    await bar.updateComplete;
    expect(open(bar)).to.deep.equal([]);
  });

  const [first, last] = sampleItems[1]!.dropdownItems;
  for (const [gone, left] of [
    ['Spending', first!],
    ['Vehicle use', last!],
  ] as const)
    it(`[WSP-01] gives its button the focus where ${gone}, which has it, goes from the list`, async () => {
      const bar = await mountBar();
      await toggle(bar, 'Reports');
      control(bar, gone).focus();
      await bring(bar, withItems(changeReports([left])));
      expect([focusedName(), open(bar)]).to.deep.equal(['Reports', ['Reports']]);
    });

  it('[WSP-01] keeps the focus at an entry before which another one comes', async () => {
    const bar = await mountBar();
    await toggle(bar, 'Reports');
    control(bar, 'Spending').focus();
    await bring(bar, withItems(changeReports([{ ...first!, label: 'Newest' }, first!, last!])));
    expect(seen(bar, '.list a').map(nameOf)).to.deep.equal(['Newest', 'Vehicle use', 'Spending']);
    expect(focusedName()).to.equal('Spending');
  });
});

describe('a focus in the row of the workspace bar, as new data comes,', () => {
  for (const place of ['Overview', 'Reports', 'Drivers'])
    it(`[WSP-01] stays at ${place} where another item comes before it`, async () => {
      const bar = await mountBar();
      control(bar, place).focus();
      await bring(
        bar,
        withItems((items) => [opensToo, more, ...items]),
      );
      expect(focusedName()).to.equal(place);
    });

  it('[WSP-01] goes to what stands in its item’s place where that goes, or is called by another language', async () => {
    const bar = await mountBar();
    control(bar, 'Reports').focus();
    await bring(
      bar,
      withItems((items) => items.filter(({ label }) => label !== 'Reports')),
    );
    expect(focusedName()).to.equal('Drivers');
    bar.locale = 'de-de';
    await waitUntil(() => seen(bar, '.node').some((node) => nameOf(node) === 'Fahrer'), 'it is German');
    expect(focusedName()).to.equal('Fahrer');
  });

  it('[WSP-01] tells items of one name apart', async () => {
    const twice = (items: Items) => [items[0]!, items[1]!, { ...items[2]!, label: 'Reports' }];
    const bar = await mountBar({ workspace: withItems(twice) });
    seen(bar, '.row .node')[2]!.focus();
    await bring(
      bar,
      withItems((items) => [more, ...twice(items)]),
    );
    expect(focused()).to.equal(seen(bar, '.row .node')[3]);
  });
});
