import { expect, oneEvent } from '@open-wc/testing';
import { beyondWindow } from '../../../../test/helpers/beyond-window.ts';
import { auditIt, expectAccessible } from '../../../../test/helpers/axe.ts';
import { setViewport } from '../../../../test/helpers/commands.ts';
import { composedEscape } from '../../../../test/helpers/composed-escape.ts';
import { drag } from '../../../../test/helpers/drag.ts';
import { focusInFrame } from '../../../../test/helpers/focus-in-frame.ts';
import { inDirection } from '../../../../test/helpers/in-direction.ts';
import { control, focused, nameOf, seen, settle } from '../../../../test/helpers/seen.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { withoutMargin } from '../../../../test/helpers/without-margin.ts';
import { mountBar, open, press, toggle } from './workspace-bar.fixture.ts';
import type { FpWorkspaceBar } from './workspace-bar.ts';

const rows = (bar: FpWorkspaceBar) => seen(bar, '.list a, .list .group').map(nameOf);
const focusedName = () => nameOf(focused()!);

describe('dropdowns of the workspace bar', () => {
  withoutMargin();

  it('[WSP-01] toggles by its button, which says so, and fades away, out of reach from the first moment', async () => {
    const bar = await mountBar();
    const opener = await toggle(bar, 'Reports');
    expect(opener.ariaExpanded).to.equal('true');
    expect(seen(bar, `#${opener.getAttribute('aria-controls')}`)).to.have.length(1);
    expect(rows(bar)).to.deep.equal(['Vehicle use', 'Spending']);
    const list = seen(bar, '.list')[0]!;
    settle(bar);
    opener.click();
    await bar.updateComplete;
    expect([opener.ariaExpanded, rows(bar)]).to.deep.equal(['false', []]);
    // Firefox (seen in 153) removes the box at once when `display` changes to none.
    expect(list.checkVisibility()).to.equal(!CSS.supports('-moz-appearance', 'none'));
    settle(bar);
    expect(list.checkVisibility()).to.equal(false);
  });

  it('[WSP-01][BAN-02] opens over notices that stand behind the bar in the page', async () => {
    const bar = await mountBar();
    const notices = document.createElement('div');
    notices.style.cssText = 'position: relative; z-index: 8000; height: 400px';
    bar.after(notices);
    await toggle(bar, 'Reports');
    const { x, y } = control(bar, 'Spending').getBoundingClientRect();
    expect(document.elementFromPoint(x + 8, y + 8)).to.equal(bar);
    notices.remove();
  });

  for (const [when, isOpenBefore, isInLayout] of [
    ['as the page scrolls, with its open list', true, false],
    ['where a list opens once the page has scrolled', false, false],
    ['in a page’s own element', true, true],
  ] as const)
    it(`[WSP-01][HDR-01] goes behind the header ${when}`, async () => {
      const bar = await mountBar();
      const header = Object.assign(document.createElement('fp-header'), { className: 'sticky' });
      header.style.cssText = 'position: sticky; top: 0; z-index: 8001; display: block; height: 100px';
      const page = Object.assign(document.createElement('div'), { style: 'height: 3000px' });
      const place = document.createElement('div');
      bar.before(place);
      (isInLayout ? place.attachShadow({ mode: 'open' }) : place).append(header, bar, page);
      if (isOpenBefore) await toggle(bar, 'Reports');
      scrollTo(0, 60);
      await oneEvent(document, 'scroll');
      if (!isOpenBefore) await toggle(bar, 'Reports');
      const { left, top } = control(bar, 'Spending').getBoundingClientRect();
      const root = bar.getRootNode() as Document | ShadowRoot;
      expect(root.elementFromPoint(left, 95) === header, 'the header is seen whole').to.equal(true);
      expect(root.elementFromPoint(left + 8, top + 8)).to.equal(bar);
      control(bar, 'Reports').click();
      await bar.updateComplete;
      expect(bar.style.clipPath).to.equal('');
      scrollTo(0, 0);
      place.remove();
    });

  it('[WSP-01] leads to each entry’s first tab and marks the active one', async () => {
    const bar = await mountBar();
    await toggle(bar, 'Reports');
    expect(seen(bar, '.list a').map((link) => link.getAttribute('href'))).to.deep.equal([
      '/en-ca/insights/utilization/',
      '/en-ca/insights/costs/',
    ]);
    expect(seen(bar, '.list [aria-current]').map(nameOf)).to.deep.equal(['Vehicle use']);
  });

  it('[WSP-01] lists the page of an item that has one before its entries', async () => {
    const bar = await mountBar({ currentPath: '/en-ca/drivers/' });
    await toggle(bar, 'Drivers');
    expect(rows(bar)).to.deep.equal(['Drivers', 'Safety']);
    expect(seen(bar, '.list [aria-current]').map(nameOf)).to.deep.equal(['Drivers']);
  });

  it('[WSP-01] marks the entry of the page alone, not the item that has a page too', async () => {
    const bar = await mountBar({ currentPath: '/en-ca/drivers/scores/' });
    await toggle(bar, 'Drivers');
    expect(seen(bar, '.list [aria-current]').map(nameOf)).to.deep.equal(['Safety']);
  });

  it('[WSP-01] closes on Escape and gives its button the focus back', async () => {
    const bar = await mountBar();
    const opener = await toggle(bar, 'Reports');
    control(bar, 'Spending').focus();
    await press(bar, 'Escape');
    expect(open(bar)).to.deep.equal([]);
    expect(focused() === opener).to.equal(true);
  });

  it('[WSP-01] leaves an Escape to what is being composed in a field of the page', async () => {
    const bar = await mountBar();
    await toggle(bar, 'Reports');
    document.body.dispatchEvent(composedEscape());
    await bar.updateComplete;
    expect(open(bar)).to.deep.equal(['Reports']);
  });

  it('[WSP-01] closes on a click elsewhere, not on one inside', async () => {
    const bar = await mountBar();
    await toggle(bar, 'Reports');
    seen(bar, '.list')[0]!.click();
    await bar.updateComplete;
    expect(open(bar)).to.deep.equal(['Reports']);
    document.body.click();
    await bar.updateComplete;
    expect(open(bar)).to.deep.equal([]);
  });

  it('[WSP-01] closes when the focus goes into a frame, whose clicks the page never hears', async () => {
    const bar = await mountBar();
    await toggle(bar, 'Reports');
    (focused() as HTMLElement).blur();
    window.dispatchEvent(new Event('blur'));
    await bar.updateComplete;
    expect(open(bar), 'another window has the focus').to.have.length(1);
    focusInFrame();
    await bar.updateComplete;
    expect(open(bar)).to.deep.equal([]);
  });

  it('[WSP-01] closes when focus leaves it, not when focus goes back to its button', async () => {
    const bar = await mountBar();
    const opener = await toggle(bar, 'Reports');
    control(bar, 'Vehicle use').focus();
    opener.focus();
    await bar.updateComplete;
    expect(open(bar)).to.deep.equal(['Reports']);
    await press(bar, 'Tab', 'Tab', 'Tab');
    expect(focusedName()).to.equal('Drivers');
    expect(open(bar)).to.deep.equal([]);
  });

  it('[WSP-01] is the only one that is open', async () => {
    const bar = await mountBar();
    await toggle(bar, 'Reports');
    await toggle(bar, 'Drivers');
    expect(open(bar)).to.deep.equal(['Drivers']);
    expect(rows(bar)).to.deep.equal(['Drivers', 'Safety']);
  });

  it('[WSP-01] closes when a link is followed, with the focus on its button, and when the page changes', async () => {
    const bar = await mountBar();
    const opener = await toggle(bar, 'Reports');
    const stay = (event: Event) => event.preventDefault();
    bar.addEventListener('fp-navigate', stay);
    control(bar, 'Spending').click();
    await bar.updateComplete;
    expect(open(bar)).to.deep.equal([]);
    expect(focused() === opener).to.equal(true);
    await toggle(bar, 'Reports');
    bar.currentPath = '/en-ca/insights/';
    await bar.updateComplete;
    expect(open(bar)).to.deep.equal([]);
  });

  it('[WSP-01] closes when the document’s own address changes, with the focus on its button', async () => {
    const before = location.href;
    const bar = await mountBar({ currentPath: null });
    history.pushState(null, '', '?elsewhere');
    const opener = await toggle(bar, 'Reports');
    control(bar, 'Spending').focus();
    history.back();
    await waitUntil(() => open(bar).length === 0, 'the list closes');
    expect(focused()).to.equal(opener);
    history.replaceState(null, '', before);
  });

  it('[WSP-01] stays open where a press ends elsewhere that began in it, as when text is selected', async () => {
    const bar = await mountBar();
    await toggle(bar, 'Reports');
    drag(control(bar, 'Spending'), document.body, document.body);
    await bar.updateComplete;
    expect(open(bar)).to.deep.equal(['Reports']);
    drag(document.body);
    await waitUntil(() => open(bar).length === 0, 'the list closes');
  });

  it('[WSP-01] closes when the other layout takes over', async () => {
    const bar = await mountBar();
    await toggle(bar, 'Reports');
    await setViewport(1000);
    await waitUntil(() => !seen(bar, '.list').length, 'the dropdown closes');
  });

  it('[WSP-01] leaves no listener behind when the bar is removed', async () => {
    const bar = await mountBar();
    await toggle(bar, 'Reports');
    bar.remove();
    const escape = new KeyboardEvent('keydown', { key: 'Escape', cancelable: true });
    document.dispatchEvent(escape);
    expect(escape.defaultPrevented).to.equal(false);
  });

  for (const [width, dir] of [
    [1024, 'ltr'],
    [1920, 'ltr'],
    [1024, 'rtl'],
  ] as const) {
    it(`[WSP-01] is at least 206 px wide, with entries of 32 px, inside a window of ${width} px (${dir})`, async () => {
      inDirection(dir);
      const items = [
        { label: 'A first item with quite a long label to take the room', route: '/a/' },
        { label: 'A second item with quite a long label to take the room', route: '/b/' },
        {
          label: 'Last',
          dropdownItems: [{ label: 'Inside', tabstrip: { tabs: [{ label: 'T', route: '/t/' }] } }],
        },
      ];
      const bar = await mountBar(undefined, width);
      bar.workspace = { ...bar.workspace!, navbar: { items: items as never } };
      await bar.updateComplete;
      await toggle(bar, 'Last');
      settle(bar);
      const { left, right, width: listWidth } = seen(bar, '.list')[0]!.getBoundingClientRect();
      expect([left >= 0, right <= width, listWidth >= 206]).to.deep.equal([true, true, true]);
      expect(control(bar, 'Inside').getBoundingClientRect().height).to.be.closeTo(32, 0.01);
    });
  }

  auditIt('[LAY-02] has nothing for axe to find while it is open', async () => {
    for (const theme of ['ford', 'dark'] as const) {
      const bar = await mountBar({ theme, currentPath: '/en-ca/insights/costs/' });
      await toggle(bar, 'Reports');
      settle(bar);
      await expectAccessible(bar);
    }
  });
});

describe('the workspace bar below 1024 px', () => {
  withoutMargin();
  const everything = ['Overview', 'Reports', 'Vehicle use', 'Spending', 'Drivers', 'Drivers', 'Safety'];

  for (const [path, label] of [
    ['/en-ca/insights/energy/', 'Reports'],
    ['/en-ca/drivers/scores/', 'Drivers'],
    ['/en-ca/elsewhere/', 'More'],
  ] as const) {
    it(`[WSP-01] is the title and one button, which reads ${label} at ${path}`, async () => {
      const bar = await mountBar({ currentPath: path }, 600);
      expect(seen(bar, '#title, .node').map(nameOf)).to.deep.equal(['Insights', label]);
    });
  }

  it('[WSP-01] opens a list of all items with their entries, in rows of 48 px, the active one marked', async () => {
    const bar = await mountBar({}, 320);
    await toggle(bar, 'Reports');
    expect(rows(bar)).to.deep.equal([...everything, 'Handbook (external site)']);
    expect(seen(bar, '.list [aria-current]').map(nameOf)).to.deep.equal(['Vehicle use']);
    for (const row of seen(bar, '.list a'))
      expect(row.getBoundingClientRect().height).to.be.closeTo(48, 0.01);
    const { left, right } = seen(bar, '.list')[0]!.getBoundingClientRect();
    expect([left, right]).to.deep.equal([0, document.documentElement.clientWidth]);
    settle(bar);
    await expectAccessible(bar);
  });

  it('[WSP-01] closes on Escape, with the focus on the button', async () => {
    const bar = await mountBar({}, 600);
    const opener = await toggle(bar, 'Reports');
    await press(bar, 'ArrowDown', 'Escape');
    expect(open(bar)).to.deep.equal([]);
    expect(focused() === opener).to.equal(true);
  });

  it('[WSP-01] fits into 320 px with the longest texts', async () => {
    const bar = await mountBar({}, 320);
    const long = 'Donaudampfschifffahrtsgesellschaftsflottenauswertungen';
    const items = [{ label: long, route: '/long/', localeTranslations: {}, dropdownItems: [] }];
    bar.workspace = { ...bar.workspace!, title: long, navbar: { items } };
    bar.currentPath = '/en-ca/long/';
    await bar.updateComplete;
    expect(beyondWindow()).to.equal(0);
    expect(control(bar, long).getBoundingClientRect().right).to.be.at.most(320);
    await toggle(bar, long);
    expect(beyondWindow()).to.equal(0);
  });
});
