import { expect } from '@open-wc/testing';
import { createRoot } from 'react-dom/client';
import { beyondWindow } from '../../../../test/helpers/beyond-window.ts';
import { expectAccessible } from '../../../../test/helpers/axe.ts';
import { setViewport } from '../../../../test/helpers/commands.ts';
import { sampleMarket } from '../../../../test/helpers/fixtures.ts';
import { noteConsole } from '../../../../test/helpers/note-console.ts';
import { closePortal, openPortal } from '../../../../test/helpers/portal.tsx';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { LocaleContext } from '../context/locale-context.ts';
import { loadMessages } from '../context/messages.ts';
import { ViewPlace } from '../views/ViewPlace.tsx';

interface Items {
  layoutItems?: object[];
  layoutItems8col?: object[];
  layoutItems4col?: object[];
}

const described = { url: '/packages/portal/src/views/echo.fixture.ts', remote: '', isolated: false, css: [] };

const item = (id: string, startIndex: number, endIndex: number, framework = 'react') => ({
  startIndex,
  endIndex,
  view: { ...described, id, exposedComponent: id, framework, viewId: id },
});

/** Opens a page with these places; values that the market's schema would refuse are added after parsing. */
async function openLayout(items: Items, extras: object = {}) {
  const route = {
    id: 'map',
    path: '/map/',
    mode: 'layout',
    layoutOrRouteId: 'grid',
    extras: { title: 'Map', ...extras },
  };
  const market = sampleMarket({ routes: [route], layouts: [{ id: 'grid' }] });
  Object.assign(market.layouts[0]!, items);
  const portal = await openPortal('/en-ca/map/', { market });
  await portal.page('Map');
  return portal;
}

const places = () => [...document.querySelectorAll<HTMLElement>('.view-place')];
const nameOf = (place: HTMLElement) => place.getAttribute('aria-label')?.replace('Embedded screen: ', '');
const place = (name: string) =>
  places()
    .find((candidate) => nameOf(candidate) === name)!
    .getBoundingClientRect();

/** The measured columns of each place in reading order, as `Name first-last`. */
function columnsTaken(columns: number): string[] {
  const grid = document.querySelector('.grid')!.getBoundingClientRect();
  const step = (grid.width + 24) / columns;
  return places().map((candidate) => {
    const { left, right } = candidate.getBoundingClientRect();
    const [first, last] = [(left - grid.left) / step + 1, (right + 24 - grid.left) / step];
    return `${nameOf(candidate)} ${Math.round(first)}-${Math.round(last)}`;
  });
}

/** The warnings during an action, once there are this many. */
async function warningsOf(act: () => Promise<unknown>, count: number): Promise<string[]> {
  const said = noteConsole('warn');
  await act();
  await waitUntil(() => said.length >= count, 'the warnings are there');
  return said;
}

const three: Items = {
  layoutItems: [item('a', 1, 12), item('b', 1, 8), item('c', 9, 12)],
  layoutItems8col: [item('a', 1, 8), item('b', 1, 5), item('c', 6, 8)],
  layoutItems4col: [item('c', 1, 4), item('a', 1, 2), item('b', 3, 4)],
};

describe('a layout page', () => {
  afterEach(closePortal);

  const widths: [width: number, columns: number, taken: string[]][] = [
    [320, 4, ['C 1-4', 'A 1-2', 'B 3-4']],
    [600, 8, ['A 1-8', 'B 1-5', 'C 6-8']],
    [1024, 8, ['A 1-8', 'B 1-5', 'C 6-8']],
    [1440, 12, ['A 1-12', 'B 1-8', 'C 9-12']],
    [1920, 12, ['A 1-12', 'B 1-8', 'C 9-12']],
  ];
  for (const [width, columns, taken] of widths) {
    it(`[RTE-22] has its own places in the ${columns} columns at ${width} px`, async () => {
      const portal = await openLayout(three);
      await setViewport(width);
      await waitUntil(() => columnsTaken(columns).join() === taken.join());
      await expectAccessible(portal.container.querySelector('main')!);
    });
  }

  it('[RTE-22] keeps a view in place of its own when the window’s width changes', async () => {
    await openLayout(three);
    await setViewport(1440);
    await waitUntil(() => columnsTaken(12)[0] === 'A 1-12');
    const before = new Map(places().map((candidate) => [nameOf(candidate), candidate]));
    await setViewport(320);
    await waitUntil(() => columnsTaken(4)[0] === 'C 1-4');
    for (const candidate of places()) expect(before.get(nameOf(candidate))).to.equal(candidate);
  });

  it('[RTE-22] bad indexes never make the page wider, and each is warned of once', async () => {
    const bad = [item('zero', 0, 3), item('beyond', 3, 40), item('turned', 4, 1), item('off', 9, 12)];
    const said = await warningsOf(async () => {
      await openLayout({ layoutItems: [item('half', 1.5, 2.5)], layoutItems4col: bad });
      await setViewport(320);
      await waitUntil(() => places().length === 4);
    }, 5);
    expect(columnsTaken(4)).to.deep.equal(['Zero 1-3', 'Beyond 3-4', 'Turned 1-4', 'Off 1-4']);
    expect(beyondWindow()).to.equal(0);
    expect(said).to.deep.equal([
      'Layout "grid": layoutItems.0 ("half") asks for the columns 1.5 to 2.5 of 12; it takes 1 to 12.',
      'Layout "grid": layoutItems4col.0 ("zero") asks for the columns 0 to 3 of 4; it takes 1 to 3.',
      'Layout "grid": layoutItems4col.1 ("beyond") asks for the columns 3 to 40 of 4; it takes 3 to 4.',
      'Layout "grid": layoutItems4col.2 ("turned") asks for the columns 4 to 1 of 4; it takes 1 to 4.',
      'Layout "grid": layoutItems4col.3 ("off") asks for the columns 9 to 12 of 4; it takes 1 to 4.',
    ]);
  });

  it('[RTE-22] a place that overlaps the one before it stands beneath it', async () => {
    await openLayout({ layoutItems: [item('a', 1, 8), item('b', 5, 12)] });
    await setViewport(1440);
    await waitUntil(() => columnsTaken(12).join() === 'A 1-8,B 5-12');
    expect(place('B').top).to.be.closeTo(place('A').bottom + 24, 0.1);
  });

  it('[RTE-22] the longest names and the narrowest places do not overflow', async () => {
    await openLayout({ layoutItems4col: [item('x'.repeat(300), 1, 1), item('b', 2, 2), item('c', 3, 4)] });
    await setViewport(320);
    await waitUntil(() => document.querySelector('.grid')?.getAttribute('data-columns') === '4');
    await waitUntil(() => beyondWindow() === 0, 'the page is as wide as the window');
    // A window that is resized by a driver may reach its size in several steps.
    const fits = ({ scrollWidth, clientWidth }: Element) => scrollWidth <= clientWidth;
    await waitUntil(() => places().length === 3 && places().every(fits), 'no place overflows');
  });

  it('[RTE-22] says so where it has no places', async () => {
    const portal = await openLayout({});
    expect(portal.container.querySelector('main')?.textContent).to.contain(
      'No screens are placed on this page yet.',
    );
    await expectAccessible(portal.container.querySelector('main')!);
  });

  it('[RTE-22] stands with hundreds of places', async () => {
    await openLayout({
      layoutItems: Array.from({ length: 300 }, (_, at) => item(`v${at}`, (at % 4) * 3 + 1, (at % 4) * 3 + 3)),
    });
    await setViewport(1440);
    await waitUntil(() => columnsTaken(12)[299] === 'V299 10-12', 'all places', { timeout: 20_000 });
    expect(places()).to.have.length(300);
  }).timeout(30_000);

  it('[RTE-22] an unknown framework is warned of once and still has its place', async () => {
    const odd = (end: number) => [item('odd', 1, end, 'svelte'), item('a', 1, end)];
    const said = await warningsOf(async () => {
      await openLayout({ layoutItems: odd(12), layoutItems8col: odd(8) });
      await setViewport(600);
      await setViewport(1440);
    }, 1);
    expect(said).to.deep.equal(['Layout "grid": the view "odd" has the unknown framework "svelte".']);
    expect(places().map(nameOf)).to.deep.equal(['Odd', 'A']);
  });

  it('[RTE-22] keeps the height free that the route gives, within limits', async () => {
    const layoutItems = ['a', 'b', 'c', 'd'].map((id) => item(id, 1, 12));
    await openLayout({ layoutItems }, { viewHeights: { a: 800, b: 9e9, c: 'tall' } });
    await setViewport(1440);
    await waitUntil(() => places().length === 4);
    const heights = ['A', 'B', 'C', 'D'].map((name) => Math.round(place(name).height));
    expect(heights).to.deep.equal([800, 2400, 320, 320]);
  });

  it('[RTE-22] keeps the height free that the route gives for the window’s width, also once that changes', async () => {
    const viewHeights = { a: { 0: 900, 600: 500, 1440: 400 } };
    await openLayout({ layoutItems: [item('a', 1, 12)] }, { viewHeights });
    for (const [width, height] of [
      [320, 900],
      [600, 500],
      [1440, 400],
    ] as const) {
      await setViewport(width);
      await waitUntil(() => places().length === 1 && place('A').height === height);
    }
  });
});

describe('the place of a view', () => {
  it('[VIEW-01] is as high while its view is on its way as when it is there', async () => {
    const container = document.createElement('div');
    document.body.append(container);
    const root = createRoot(container);
    await loadMessages('en-ca');
    const { messagesNow } = await import('../context/messages.ts');
    const show = (state: 'pending' | 'ready') =>
      root.render(
        <LocaleContext value={{ locale: 'en-ca', messages: messagesNow('en-ca')! }}>
          <ViewPlace state={state} label="Vehicle map" columns={[1, 12]} height={400}>
            <p>Map</p>
          </ViewPlace>
        </LocaleContext>,
      );
    const section = () => container.querySelector('section');
    show('pending');
    await waitUntil(() => section()?.getAttribute('aria-busy') === 'true');
    expect(section()?.textContent).to.match(/^Vehicle map: Loading/);
    expect(section()?.querySelector('p')?.checkVisibility({ visibilityProperty: true })).to.equal(false);
    await expectAccessible(container);
    const before = section();
    const { height } = before!.getBoundingClientRect();
    show('ready');
    await waitUntil(() => section()?.textContent === 'Map');
    expect(section()).to.equal(before);
    expect(section()?.getAttribute('aria-busy')).to.equal('false');
    expect([height, section()?.getBoundingClientRect().height]).to.deep.equal([400, 400]);
    root.unmount();
    container.remove();
  });
});
