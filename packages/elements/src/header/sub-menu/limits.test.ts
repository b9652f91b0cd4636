import { expect } from '@open-wc/testing';
import { auditIt, expectAccessible } from '../../../../../test/helpers/axe.ts';
import { sendKeys, setViewport } from '../../../../../test/helpers/commands.ts';
import { box, control, goes, seen, settle } from '../../../../../test/helpers/seen.ts';
import { waitUntil } from '../../../../../test/helpers/wait-until.ts';
import { withoutMargin } from '../../../../../test/helpers/without-margin.ts';
import { mountHeader, openMenu } from '../header.fixture.ts';
import type { FpHeader } from '../header.ts';
import { marketWith, route, simple, tabbed } from '../menus/menu.fixture.ts';

const words = 'A label that nobody has ever shortened '.repeat(13).slice(0, 500);
const unbroken = 'Donaudampfschifffahrt'.repeat(24).slice(0, 500);
const rows = (column: number) => Array.from({ length: 17 }, (_, at) => route(`Link ${column}.${at}`));
const huge = simple('Huge', ...Array.from({ length: 12 }, (_, at) => rows(at)));
const long = simple(
  'Long',
  [words, unbroken].map((label) => route(label, { description: label, target: { path: '/a/' } })),
  [route('Beside')],
);
const sheet = (header: FpHeader) => seen(header, '.sheet')[0]!;

describe('sub-menu at its limits', () => {
  withoutMargin();

  it('[NAV-05] has at most four columns of text beside each other; further ones wrap', async () => {
    const header = await mountHeader({ market: marketWith(huge) });
    await openMenu(header, 'Huge', 'Link 11.16');
    const tops = seen(header, '.columns > div').map((column) => Math.round(box(column).top));
    expect(tops.filter((top) => top === tops[0])).to.have.length(4);
    expect(new Set(tops).size).to.equal(3);
  });

  for (const [width, height] of [
    [1024, 600],
    [1440, 900],
  ] as const) {
    it(`[NAV-02] ends inside a window of ${width} × ${height} px and scrolls; the overlay stays in reach`, async () => {
      const header = await mountHeader({ market: marketWith(huge) }, width);
      await setViewport(width, height);
      await openMenu(header, 'Huge', 'Link 11.16');
      settle(header);
      await waitUntil(
        () => box(sheet(header)).bottom <= innerHeight - 24,
        'the sheet ends inside the window',
      );
      expect(sheet(header).scrollHeight).to.be.greaterThan(sheet(header).clientHeight);
      const under = document.elementFromPoint(width / 2, innerHeight - 8);
      expect(under).to.equal(header);
      const inner = header.renderRoot.querySelector('fp-sub-menu')!.shadowRoot!;
      expect(inner.elementFromPoint(width / 2, innerHeight - 8)!.className).to.equal('overlay');
      await setViewport(width);
    });
  }

  it('[NAV-02] begins at its top when it opens again', async () => {
    const header = await mountHeader({ market: marketWith(huge) });
    const button = await openMenu(header, 'Huge', 'Link 11.16');
    sheet(header).scrollTop = 100;
    expect(sheet(header).scrollTop).to.equal(100);
    button.click();
    await goes(header, '.sheet');
    await openMenu(header, 'Huge', 'Link 11.16');
    expect(sheet(header).scrollTop).to.equal(0);
  });

  it('[NAV-02] ends inside the window also where the header stands further down the page', async () => {
    const header = await mountHeader({ market: marketWith(huge) });
    header.style.marginBlockStart = '200px';
    document.body.style.height = '3000px';
    await openMenu(header, 'Huge', 'Link 11.16');
    settle(header);
    await waitUntil(() => box(sheet(header)).bottom <= innerHeight, 'the sheet ends inside the window');
    scrollTo(0, 150);
    await waitUntil(() => box(sheet(header)).bottom > innerHeight - 40, 'the sheet grows with its room');
    expect(box(sheet(header)).bottom).to.be.at.most(innerHeight);
    scrollTo(0, 0);
    header.style.marginBlockStart = `${innerHeight - 100}px`;
    dispatchEvent(new Event('resize'));
    await waitUntil(() => box(sheet(header)).height === 160, 'it stays readable at the window’s lower edge');
    document.body.style.removeProperty('height');
  });

  it('[NAV-02] brings the link that takes the focus into view', async () => {
    const header = await mountHeader({ market: marketWith(huge) });
    await openMenu(header, 'Huge', 'Link 11.16');
    control(header, 'Link 11.16').focus();
    await waitUntil(() => box(control(header, 'Link 11.16')).bottom <= innerHeight, 'the link is in view');
    await sendKeys({ press: 'Escape' });
    await goes(header, '.sheet');
  });

  it('[NAV-03] ends labels of 500 characters after three lines and descriptions after two, inside their columns', async () => {
    const header = await mountHeader({ market: marketWith(long) }, 1024);
    await openMenu(header, 'Long', 'Beside');
    const [column, next] = seen(header, '.columns > div');
    for (const text of seen(column!, '.text')) expect(box(text).height).to.be.at.most(3 * 24 + 1);
    for (const text of column!.querySelectorAll('.text,.description')) {
      expect(box(text).right).to.be.at.most(box(column!).right + 0.5);
    }
    for (const text of seen(header, '.description')) expect(box(text).height).to.be.at.most(2 * 21 + 1);
    expect(box(column!).width).to.be.closeTo(box(next!).width, 0.5);
    expect(sheet(header).scrollWidth).to.equal(sheet(header).clientWidth);
    expect(document.documentElement.scrollWidth).to.equal(1024);
  });

  it('[NAV-02] keeps tabs of 500 characters in their column', async () => {
    const header = await mountHeader(
      { market: marketWith(tabbed('Tabs', { [words]: [route('First')], [unbroken]: [route('Second')] })) },
      1024,
    );
    await openMenu(header, 'Tabs', 'First');
    const side = box(seen(header, '.side')[0]!);
    for (const tab of seen(header, '[role=tab]')) {
      expect(box(tab).right).to.be.at.most(side.right);
      expect(box(tab).height).to.be.at.most(2 * 24 + 16 + 1);
    }
  });

  auditIt('[LAY-02] has nothing for axe to find where everything is too long and too much', async () => {
    const header = await mountHeader({ market: marketWith(huge, long) });
    await openMenu(header, 'Long', 'Beside');
    settle(header);
    await expectAccessible(header);
    await openMenu(header, 'Huge', 'Link 11.16');
    settle(header);
    await expectAccessible(header);
  });
});
