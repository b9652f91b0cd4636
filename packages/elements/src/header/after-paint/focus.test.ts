import { visitor } from '@fleet-portal/model/rules';
import { expect } from '@open-wc/testing';
import { sendKeys, setViewport } from '../../../../../test/helpers/commands.ts';
import { sampleMarket, signedIn } from '../../../../../test/helpers/fixtures.ts';
import { arrives, control, controls, focused, nameOf, seen } from '../../../../../test/helpers/seen.ts';
import { waitUntil } from '../../../../../test/helpers/wait-until.ts';
import { businessAreas, focusOn, whenLoaded, mountHeader, openMenu } from '../header.fixture.ts';
import type { FpHeader } from '../header.ts';

/** A header with seven nodes: not all of them fit at 1024 px, but all at 1920 px. */
async function mountSeven(width: 1024 | 1920): Promise<FpHeader> {
  const header = await mountHeader({ market: sampleMarket({ navBar: { items: businessAreas(7) } }) }, width);
  await waitUntil(() => controls(header, 'More').length === (width === 1024 ? 1 : 0), 'all is measured');
  return header;
}

const last = 'Business area 7';
const focusedName = () => nameOf(focused()!);
const isInBar = () => focused()!.matches('.nodes *');

describe('a focus in the header', () => {
  afterEach(() => setViewport(1280));

  for (const [name, place] of [
    ['Vehicles', 'Open menu'],
    [/^Language/, 'Open menu'],
    ['Account: J Rivers', 'Account'],
  ] as const) {
    it(`[HDR-03] goes from ${String(name)} to ${place} where the window becomes narrow`, async () => {
      const header = await mountHeader({ session: signedIn() });
      await focusOn(header, name);
      await setViewport(800);
      await waitUntil(() => focused() === control(header, place), `${place} has the focus`);
    });
  }

  for (const [name, place] of [
    [/^Log in/, 'Account: J Rivers'],
    [/^Cart/, /^Cart/],
  ] as const) {
    it(`[SES-02] goes from ${String(name)} to ${String(place)} where the person comes late`, async () => {
      const header = await mountHeader();
      await focusOn(header, name);
      header.session = signedIn();
      await header.updateComplete;
      expect(focused()).to.equal(control(header, place));
    });
  }

  for (const slot of ['company', 'search'] as const) {
    it(`[HDR-03] goes from the host’s own ${slot} to the menu button where the window becomes narrow`, async () => {
      const header = await mountHeader({ session: signedIn() });
      await whenLoaded(header);
      const view = Object.assign(document.createElement('select'), { slot });
      header.append(view);
      await waitUntil(() => view.checkVisibility(), 'it has its place');
      view.focus();
      await setViewport(800);
      await waitUntil(() => focused() === control(header, 'Open menu'), 'the menu button has the focus');
    });
  }

  it('[NAV-01] goes from a link that waits for the market to the node that leads to the same page', async () => {
    const header = await mountHeader({ market: null });
    header.innerHTML = '<a href="/en-ca/">Start</a> <a href="/en-ca/insights/">Our insights</a>';
    const waiting = header.querySelector<HTMLElement>('a:last-child')!;
    waiting.focus();
    await import('./after-paint-controller.ts');
    header.market = sampleMarket();
    await arrives(header, 'Insights');
    expect(focused()).to.equal(control(header, 'Insights'));
  });

  it('[HDR-03] goes from the menu button to the brand where the window becomes wide', async () => {
    const header = await mountHeader({}, 800);
    await focusOn(header, 'Open menu');
    await setViewport(1280);
    await waitUntil(() => focused()?.matches('.brand'), 'the brand has the focus');
  });

  for (const [width, name] of [
    [1280, 'Account: J Rivers'],
    [390, 'Account'],
    [1280, 'Notifications: 2'],
  ] as const) {
    it(`[SES-02] goes from ${name} to the log in link where the session ends at ${width} px`, async () => {
      const header = await mountHeader({ session: signedIn(), notificationCount: 2 }, width);
      await focusOn(header, name);
      Object.assign(header, { session: visitor, notificationCount: null });
      await header.updateComplete;
      expect(focused()).to.equal(control(header, /^Log in/));
    });
  }

  it('[SES-02] goes from an entry of the account menu to the log in link where the session ends', async () => {
    const header = await mountHeader({ session: signedIn() });
    await openMenu(header, 'Account: J Rivers', /^Log out/);
    await focusOn(header, /^Log out/);
    header.session = visitor;
    await header.updateComplete;
    expect(focused()).to.equal(control(header, /^Log in/));
  });

  it('[SES-02] goes to the menu button from a mobile menu whose own button has gone meanwhile', async () => {
    const header = await mountHeader({ session: signedIn() }, 390);
    await openMenu(header, 'Account', /^Log out/);
    header.session = visitor;
    await waitUntil(() => seen(header, 'dialog h2').map(nameOf).join() === 'Menu', 'it steps back');
    await sendKeys({ press: 'Escape' });
    await waitUntil(() => focused() === control(header, 'Open menu'), 'the menu button has the focus');
  });

  it('[HDR-11] goes on from the field of a search that is taken away, and its row closes', async () => {
    const header = await mountHeader({ search: true }, 390);
    await arrives(header, 'Search');
    await openMenu(header, 'Search', 'Close: Search');
    await waitUntil(() => focused()?.matches('input'), 'the field has the focus');
    header.search = false;
    await waitUntil(() => focused() === control(header, 'Open menu'), 'the menu button has the focus');
    expect(seen(header, '[aria-expanded=true], fp-search-row')).to.have.length(0);
  });

  it('[HDR-03] stays elsewhere on the page where somebody has gone there before', async () => {
    const header = await mountHeader();
    const place = await focusOn(header, 'Vehicles');
    place.blur();
    await setViewport(800);
    await waitUntil(() => control(header, 'Open menu'), 'the mobile header is shown');
    expect(document.activeElement).to.equal(document.body);
  });

  it('[NAV-01] goes from a node to "More" where it has no room any more', async () => {
    const header = await mountSeven(1920);
    await focusOn(header, 'Business area 6');
    await setViewport(1024);
    await waitUntil(() => focusedName() === 'More', '"More" has the focus');
  });

  it('[NAV-01] goes from "More", or the list behind it, to the last node where all have room', async () => {
    const header = await mountSeven(1024);
    await focusOn(header, 'More');
    await setViewport(1920);
    await waitUntil(() => focusedName() === last && isInBar(), 'the last node has the focus');
    await setViewport(1024);
    await arrives(header, 'More');
    await openMenu(header, 'More', last);
    await focusOn(header, last);
    await setViewport(1920);
    await waitUntil(() => focusedName() === last && isInBar(), 'the last node has the focus');
    expect(controls(header, last)).to.have.length(1);
  });

  it('[NAV-01] stays at a sub-menu from "More", which stays open, where its node gets room', async () => {
    const header = await mountSeven(1024);
    await openMenu(header, 'More', last);
    control(header, last).click();
    await arrives(header, 'Deep');
    await focusOn(header, 'Deep');
    await setViewport(1920);
    await waitUntil(() => focusedName() === last && isInBar(), 'its node has the focus');
    expect(focused()!.ariaExpanded).to.equal('true');
    expect(seen(header, '.sheet')).to.have.length(1);
  });

  it('[NAV-01] stays at an open sub-menu whose node goes behind "More"', async () => {
    const header = await mountSeven(1920);
    await openMenu(header, last, 'Deep');
    await setViewport(1024);
    await waitUntil(() => focusedName() === 'More', '"More" has the focus');
    expect(seen(header, '.sheet')).to.have.length(1);
  });

  it('[HDR-11] stays in the search field of a visitor', async () => {
    const header = await mountHeader({ search: true }, 1280);
    await waitUntil(() => seen(header, 'input')[0], 'the field is there');
    seen(header, 'input')[0]!.focus();
    await setViewport(800);
    await waitUntil(() => seen(header, '.main-bar fp-search-bar')[0], 'the field is in the other bar');
    await waitUntil(() => focused() === seen(header, 'input')[0], 'it has the focus');
  });

  it('[HDR-12] goes from a search field that is put away to its toggle', async () => {
    const header = await mountHeader({ search: true }, 800);
    await waitUntil(() => seen(header, 'input')[0], 'the field is there');
    seen(header, 'input')[0]!.focus();
    await setViewport(320);
    await waitUntil(() => focused()!.matches('#search'), 'the toggle has the focus');
  });

  it('[HDR-11] goes from a search field that is there no more to the menu button', async () => {
    const header = await mountHeader({ search: true, session: signedIn() }, 1280);
    await waitUntil(() => seen(header, 'input')[0], 'the field is there');
    seen(header, 'input')[0]!.focus();
    await setViewport(800);
    await waitUntil(() => focusedName() === 'Open menu', 'the menu button has the focus');
  });
});
