import { expect, nextFrame } from '@open-wc/testing';
import { expectAccessible } from '../../../../test/helpers/axe.ts';
import { sendKeys, setViewport } from '../../../../test/helpers/commands.ts';
import { inDirection } from '../../../../test/helpers/in-direction.ts';
import { control, focused, nameOf, seen, settle } from '../../../../test/helpers/seen.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { withoutMargin } from '../../../../test/helpers/without-margin.ts';
import { manyItems, mountBar, open, sampleWorkspace, toggle, underlined } from './workspace-bar.fixture.ts';
import type { FpWorkspaceBar } from './workspace-bar.ts';

const inRow = (bar: FpWorkspaceBar) => seen(bar, '.row .node').map(nameOf);
const more = (bar: FpWorkspaceBar) => seen(bar, '.more .node')[0];
const comes = (isThere: () => unknown, what: string) => waitUntil(isThere, what);
const boxOf = (element: Element | undefined) => element!.getBoundingClientRect();

/** A bar with more items than fit, after measuring them. */
async function mountFull(count: number, locale = 'en-ca', width = 1024): Promise<FpWorkspaceBar> {
  const bar = await mountBar({ workspace: manyItems(count, locale), locale, currentPath: '/' }, width);
  await comes(() => more(bar), 'the rest is offered');
  return bar;
}

async function openMore(bar: FpWorkspaceBar): Promise<string[]> {
  more(bar)!.click();
  await bar.updateComplete;
  return seen(bar, '.list a, .list .group').map(nameOf);
}

describe('items of the workspace bar that do not fit', () => {
  withoutMargin();

  for (const [locale, dir, word] of [
    ['en-ca', 'ltr', 'More'],
    ['de-de', 'ltr', 'Mehr'],
    ['de-de', 'rtl', 'Mehr'],
    ['tr-tr', 'ltr', 'Daha fazla'],
  ] as const) {
    it(`[WSP-01] stand behind "${word}", all others in the row, of 14 at 1024 px (${locale}, ${dir})`, async () => {
      inDirection(dir);
      const bar = await mountFull(14, locale);
      const labels = bar.workspace!.navbar.items.map(({ label }) => label);
      const first = inRow(bar);
      expect(first.length).to.be.greaterThan(1);
      expect(first).to.deep.equal(labels.slice(0, first.length));
      expect(nameOf(more(bar)!)).to.equal(word);
      const edges = seen(bar, '.row .node, .more .node').map(boxOf);
      expect(Math.min(...edges.map(({ left }) => left))).to.be.at.least(44);
      expect(Math.max(...edges.map(({ right }) => right))).to.be.at.most(1024 - 44 + 0.5);
      const rest = (await openMore(bar)).filter((label) => !/^In(side|nen)/.test(label));
      expect(rest).to.deep.equal(labels.slice(first.length));
      settle(bar);
      const { left, right } = boxOf(seen(bar, '.list')[0]);
      expect([left >= 0, right <= 1024]).to.deep.equal([true, true]);
      expect(document.documentElement.scrollWidth).to.equal(1024);
      await expectAccessible(bar);
    });
  }

  for (const dir of ['ltr', 'rtl'] as const) {
    it(`[WSP-01] never widen the page, however long their labels are (${dir})`, async () => {
      inDirection(dir);
      const workspace = manyItems(3, 'en-ca');
      for (const item of workspace.navbar.items) item.label = `${item.label} ${'report '.repeat(60)}`.trim();
      const bar = await mountBar({ workspace, currentPath: '/' }, 1024);
      await comes(() => more(bar), 'the rest is offered');
      expect(document.documentElement.scrollWidth).to.equal(1024);
      await openMore(bar);
      expect(document.documentElement.scrollWidth).to.equal(1024);
    });

    it(`[WSP-01] open a list that is not cut off where the bar is narrower than the window (${dir})`, async () => {
      inDirection(dir);
      const bar = await mountFull(30, 'en-ca', 1900);
      const { items } = bar.workspace!.navbar;
      const long = { label: 'A page with a name that takes more room than the others', route: '/long/' };
      bar.workspace = sampleWorkspace({ navbar: { items: [...items, long] } });
      const before = inRow(bar).length;
      bar.parentElement!.style.cssText = 'width: 1140px; margin: 0 auto';
      await comes(() => inRow(bar).length < before, 'fewer items fit');
      await openMore(bar);
      settle(bar);
      const [list, { left, right }] = [boxOf(seen(bar, '.list')[0]), boxOf(bar)];
      expect([list.left >= left, list.right <= right]).to.deep.equal([true, true]);
    });
  }

  it('[WSP-01] are as few as can be: one more would not fit', async () => {
    const bar = await mountFull(14);
    const next = boxOf(bar.renderRoot.querySelector('.row > .beyond') ?? undefined).width + 8;
    const end = boxOf(seen(bar, '.more')[0]).right;
    expect(end + next).to.be.greaterThan(boxOf(seen(bar, '.room')[0]).right);
  });

  it('[WSP-01] come back into the row where the window has the room, and no "More" is left', async () => {
    const bar = await mountFull(10);
    const before = inRow(bar).length;
    await setViewport(1440);
    await comes(() => inRow(bar).length > before, 'more items fit');
    bar.workspace = sampleWorkspace();
    await comes(() => !more(bar), 'all items fit');
    expect(inRow(bar)).to.have.length(4);
  });

  it('[WSP-01] come back where a short one takes the place of one that came after the row was measured', async () => {
    const show = (bar: FpWorkspaceBar, ...labels: string[]) => {
      const items = ['First', 'Second', ...labels].map((label) => ({ label, route: '/' }));
      bar.workspace = sampleWorkspace({ navbar: { items } });
    };
    const bar = await mountBar({}, 1024);
    for (const end of ['one', 'two']) {
      show(bar, `A name that has no room ${'beside the others '.repeat(6)}${end}`);
      await comes(() => more(bar), 'the last one is behind "More"');
      await nextFrame();
      await nextFrame();
    }
    show(bar, 'Short');
    await comes(() => !more(bar), 'all items fit');
  });

  it('[WSP-01] are measured again after the bar was moved in the page', async () => {
    const bar = await mountFull(14);
    const before = inRow(bar).length;
    bar.parentElement!.append(document.createElement('p'), bar);
    await setViewport(1440);
    await comes(() => inRow(bar).length > before, 'more items fit');
  });

  it('[WSP-01] are neither read aloud nor reached by keyboard in the row', async () => {
    const bar = await mountFull(14);
    control(bar, inRow(bar).at(-1)!).focus();
    await sendKeys({ press: 'Tab' });
    expect(nameOf(focused()!)).to.equal('More');
    await sendKeys({ press: 'ArrowLeft' });
    expect(nameOf(focused()!)).to.equal(inRow(bar).at(-1));
    await sendKeys({ press: 'End' });
    expect(nameOf(focused()!)).to.equal('More');
  });

  it('[WSP-01] keep their mark: on "More" and on the entry in its list', async () => {
    const bar = await mountFull(14);
    bar.currentPath = '/en-ca/many/13/';
    await bar.updateComplete;
    expect(more(bar)!.getAttribute('aria-current')).to.equal('true');
    expect(underlined(bar)).to.deep.equal(['More']);
    await openMore(bar);
    expect(seen(bar, '.list [aria-current]').map(nameOf)).to.deep.equal(['Report 13']);
  });

  it('[WSP-01] close their dropdown when the window becomes too narrow for the item', async () => {
    const bar = await mountFull(24, 'en-ca', 1920);
    const last = seen(bar, '.row button').at(-1)!;
    last.click();
    await bar.updateComplete;
    await setViewport(1024);
    await comes(() => !seen(bar, '.list').length, 'the dropdown closes');
  });
});

describe('tabs that do not fit', () => {
  const strip = (bar: FpWorkspaceBar) => seen(bar, '.strip')[0]!;
  const edges = (bar: FpWorkspaceBar) =>
    ['data-before', 'data-after'].map((name) => strip(bar).hasAttribute(name));
  const isInSight = (bar: FpWorkspaceBar, name: string) => {
    const tab = boxOf(control(bar, name));
    return tab.left >= 0 && tab.right <= 320;
  };

  for (const dir of ['ltr', 'rtl'] as const) {
    it(`[WSP-01] scroll, with the active one in sight, and fade where more is hidden (${dir})`, async () => {
      inDirection(dir);
      const bar = await mountBar({ currentPath: '/en-ca/insights/utilization/' }, 320);
      bar.currentPath = '/en-ca/insights/idling/';
      await comes(() => isInSight(bar, 'Idle time'), 'the last tab is in sight');
      await comes(() => String(edges(bar)) === 'true,false', 'the start fades');
      // Effects of the first frame's sizes precede any scrolling by the user.
      await nextFrame();
      await nextFrame();
      strip(bar).scrollLeft = 0;
      await comes(() => String(edges(bar)) === 'false,true', 'the end fades');
      expect(scrollY).to.equal(0);
      bar.parentElement!.append(bar);
      await comes(() => isInSight(bar, 'Idle time'), 'it is in sight where the bar was moved to');
    });
  }

  it('[WSP-01] show the active one at once', async () => {
    const bar = await mountBar({ currentPath: '/en-ca/insights/idling/' }, 320);
    await comes(() => isInSight(bar, 'Idle time'), 'the last tab is in sight');
  });

  it('[WSP-01] do not fade where all fit', async () => {
    const bar = await mountBar();
    await comes(() => String(edges(bar)) === 'false,false', 'no edge fades');
  });
});

describe('a focus in the workspace bar', () => {
  const focusedName = () => nameOf(focused()!);

  it('[WSP-01] goes from an item to "More" where it has no room any more', async () => {
    const bar = await mountFull(14, 'en-ca', 1440);
    const last = seen(bar, '.row .node').at(-1)!;
    last.focus({ preventScroll: true });
    await setViewport(1024);
    await comes(() => focusedName() === 'More', '"More" has the focus');
  });

  for (const place of ['"More"', 'the list behind "More"']) {
    it(`[WSP-01] goes from ${place} to the last item where all have room`, async () => {
      const bar = await mountFull(14);
      more(bar)!.focus({ preventScroll: true });
      if (place !== '"More"') {
        await openMore(bar);
        control(bar, 'Inside 14').focus();
      }
      await setViewport(1920);
      await comes(
        () => focusedName() === 'Report 14' && focused()!.matches('.row *'),
        'the last item has it',
      );
    });
  }

  for (const [from, to] of [
    [1280, 800],
    [800, 1280],
  ] as const) {
    it(`[WSP-01] stays in the bar where the window passes from ${from} to ${to} px, with a list open`, async () => {
      const bar = await mountBar({}, from);
      await toggle(bar, 'Reports');
      seen(bar, '.list a')[0]!.focus();
      await setViewport(to);
      await comes(() => focused()?.matches('.whole .node'), 'a node has the focus');
      expect(open(bar)).to.deep.equal([]);
    });
  }
});
