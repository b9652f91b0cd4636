import { expect } from '@open-wc/testing';
import { sendKeys, setViewport } from '../../../../../test/helpers/commands.ts';
import { sampleMarket, signedIn } from '../../../../../test/helpers/fixtures.ts';
import { drag } from '../../../../../test/helpers/drag.ts';
import { focusInFrame } from '../../../../../test/helpers/focus-in-frame.ts';
import { arrives, control, focused, nameOf, seen } from '../../../../../test/helpers/seen.ts';
import { waitUntil } from '../../../../../test/helpers/wait-until.ts';
import { businessAreas, mountHeader, openMenu } from '../header.fixture.ts';
import type { FpHeader } from '../header.ts';
import { marketWith, route, simple, view } from './menu.fixture.ts';

/** A tap, without the mouse events and the click that a browser adds. */
function tap(target: Element): void {
  for (const type of ['pointerdown', 'pointerup'])
    target.dispatchEvent(new PointerEvent(type, { pointerType: 'touch', bubbles: true, composed: true }));
}

const expanded = (header: FpHeader) => seen(header, '[aria-expanded=true]').length;
const closes = (header: FpHeader) => waitUntil(() => expanded(header) === 0, 'the menu closes');

describe('an open menu', () => {
  const address = location.href;
  afterEach(() => history.replaceState(null, '', address));

  it('[NAV-01] closes where the market goes or its node leads somewhere by itself, says so, and stays closed when that comes back', async () => {
    const header = await mountHeader();
    const { market } = header;
    let told = 0;
    header.addEventListener('fp-menu-close', () => (told += 1));
    for (const [at, without] of [null, sampleMarket({ navBar: { items: [] } })].entries()) {
      await openMenu(header, 'Vehicles', 'Compare models');
      header.market = without;
      await waitUntil(() => told === at + 1, 'the closing is told');
      header.market = market;
      await arrives(header, 'Vehicles');
      expect([expanded(header), told]).to.deep.equal([0, at + 1]);
    }
  });

  it('[NAV-01] closes beside a “More” where its node keeps a link alone, and says so', async () => {
    const target = { path: '/reports/', permissionsRequired: ['FLEET_REPORTS_VIEW'] };
    const plans = { ...simple('Plans', [route('Reports', { target })]), ...route('Plans') };
    const market = marketWith(plans, ...businessAreas(12));
    const header = await mountHeader({ market, session: signedIn() }, 1024);
    await arrives(header, 'More');
    await openMenu(header, 'Plans', 'Reports');
    const told: unknown[] = [];
    header.addEventListener('fp-menu-close', ({ index, label }) => told.push(index, label));
    header.session = signedIn({ permissions: [] });
    await header.updateComplete;
    expect(control(header, 'Plans').getAttribute('href')).to.contain('/plans/');
    expect([told, seen(header, '.marked').length]).to.deep.equal([[0, 'Plans'], 0]);
    expect(nameOf(focused()!)).to.equal('More');
  });

  it('[NAV-01] closes by its own button and by a click elsewhere in a closed shadow tree, too', async () => {
    const header = await mountHeader();
    const app = document.createElement('div');
    const beside = document.createElement('p');
    header.before(app);
    // eslint-disable-next-line wc/no-closed-shadow-root -- a page may have one
    app.attachShadow({ mode: 'closed' }).append(header, beside);
    await header.updateComplete;
    const button = await arrives(header, 'Vehicles');
    const open = async () => {
      button.click();
      await waitUntil(() => button.ariaExpanded === 'true' && expanded(header) === 1, 'the menu opens');
      await arrives(header, 'Compare models');
    };
    for (const close of [() => button.click(), () => beside.click(), () => document.body.click()]) {
      await open();
      close();
      await closes(header);
    }
    app.remove();
  });

  it('[NAV-01] gives its place to another one at once, with the accent bar', async () => {
    const header = await mountHeader({ currentPath: '/en-ca/insights/' });
    await openMenu(header, 'Vehicles', 'Compare models');
    control(header, 'Charging').focus();
    const marked = new Set<string>();
    const note = () => marked.add(nameOf(header.renderRoot.querySelector('.marked')!));
    const observer = new MutationObserver(note);
    observer.observe(header.renderRoot, { subtree: true, attributeFilter: ['class'] });
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => control(header, 'Charging').ariaExpanded === 'true', 'the other opens');
    observer.disconnect();
    expect([...marked]).to.deep.equal(['Charging']);
    const bar = header.renderRoot.querySelector<HTMLElement>('.main-bar')!;
    expect(bar.style.getPropertyValue('--_menu')).to.equal('0s');
  });

  it('[NAV-01] closes as the focus leaves a field that the browser has filled, whose key has no name', async () => {
    const header = await mountHeader({
      market: marketWith(simple('Vans', [view('finder', 'Finder'), route('All')])),
    });
    const field = Object.assign(document.createElement('input'), { slot: 'view-finder' });
    header.append(field);
    await openMenu(header, 'Vans', 'All');
    await waitUntil(() => field.checkVisibility(), 'the view shows');
    field.focus();
    field.dispatchEvent(new Event('keydown', { bubbles: true, composed: true }));
    const page = document.body.appendChild(document.createElement('button'));
    page.focus();
    await closes(header);
    page.remove();
  });

  it('[NAV-06] stays open where a view in it searches', async () => {
    const header = await mountHeader({
      market: marketWith(simple('Vans', [view('finder', 'Finder'), route('All')])),
      search: true,
      searchError: 'No vehicle is called that.',
    });
    await waitUntil(() => seen(header, 'fp-search-bar').length, 'the search is there');
    const finder = Object.assign(document.createElement('b'), { slot: 'view-finder' });
    header.append(finder);
    await openMenu(header, 'Vans', 'All');
    finder.dispatchEvent(new Event('fp-search', { bubbles: true, composed: true }));
    await header.updateComplete;
    expect([expanded(header), header.searchError]).to.deep.equal([1, 'No vehicle is called that.']);
  });

  it('[NAV-01] closes below 1024 px, and the focus that it had goes on at the menu button', async () => {
    const header = await mountHeader();
    await openMenu(header, 'Vehicles', 'Compare models');
    control(header, 'Compare models').focus();
    await setViewport(800);
    await closes(header);
    await waitUntil(() => focused() === control(header, 'Open menu'), 'the menu button has the focus');
  });

  it('[NAV-01] tells the page that it closes where its header is taken away', async () => {
    const header = await mountHeader();
    await openMenu(header, 'Vehicles', 'Compare models');
    const told: string[] = [];
    const hear = (event: HTMLElementEventMap['fp-menu-close']) => told.push(event.menu);
    document.addEventListener('fp-menu-close', hear);
    header.remove();
    document.removeEventListener('fp-menu-close', hear);
    expect(told).to.deep.equal(['submenu']);
  });

  it('[NAV-01] stays open where the focus goes to another window by key', async () => {
    const header = await mountHeader();
    await openMenu(header, 'Vehicles', 'Compare models');
    await sendKeys({ press: 'ArrowDown' });
    await sendKeys({ press: 'Alt' });
    control(header, 'Compare models').blur();
    await header.updateComplete;
    expect(expanded(header)).to.equal(1);
  });

  it('[HDR-09] closes with the second of two languages', async () => {
    const header = await mountHeader();
    await openMenu(header, /^Language/, /Français/);
    header.market = sampleMarket({ allowedLocales: ['en-ca'] });
    await header.updateComplete;
    header.market = sampleMarket();
    await arrives(header, /^Language/);
    expect(expanded(header)).to.equal(0);
  });

  it('[HDR-10] closes on a click that the page keeps to itself', async () => {
    const header = await mountHeader();
    await openMenu(header, /^Language/, /Français/);
    const quiet = document.body.appendChild(document.createElement('button'));
    quiet.addEventListener('click', (event) => event.stopPropagation());
    quiet.click();
    await closes(header);
    quiet.remove();
  });

  it('[NAV-06] stays open where a view has an overlay of its own, and takes no focus for one of the page', async () => {
    const header = await mountHeader({
      market: marketWith(simple('Menu', [view('own', 'Own'), route('A')])),
    });
    const content = Object.assign(document.createElement('p'), { slot: 'view-own' });
    const [inView, ofPage] = [content, document.body].map((place) =>
      place.appendChild(Object.assign(document.createElement('button'), { className: 'overlay' })),
    );
    header.append(content);
    const opener = await openMenu(header, 'Menu', 'A');
    opener.blur();
    drag(inView!);
    await header.updateComplete;
    expect(expanded(header)).to.equal(1);
    drag(ofPage!);
    await closes(header);
    expect(focused()).to.equal(document.body);
    ofPage!.remove();
  });

  it('[HDR-10] closes when the focus goes into a frame, whose clicks the page never hears', async () => {
    const header = await mountHeader();
    await openMenu(header, /^Language/, /Français/);
    focusInFrame();
    await closes(header);
  });

  it('[NAV-01] closes when the browser brings the page from its memory', async () => {
    const header = await mountHeader();
    await openMenu(header, 'Vehicles', 'Compare models');
    await waitUntil(() => {
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      return expanded(header) === 0;
    }, 'the menu closes');
  });

  it('[NAV-01] closes when the address changes before it is drawn', async () => {
    const header = await mountHeader();
    await openMenu(header, 'Vehicles', 'Compare models');
    control(header, 'Vehicles').click();
    await closes(header);
    control(header, 'Vehicles').click();
    await header.updateComplete;
    history.pushState(null, '', '?elsewhere');
    await closes(header);
  });

  it('[HDR-07] closes on fp-login and on fp-logout, also where the page handles them', async () => {
    const header = await mountHeader({ session: signedIn() });
    for (const type of ['fp-login', 'fp-logout']) {
      const account = await openMenu(header, 'Account: J Rivers', 'Log out');
      header.addEventListener(type, (event) => event.preventDefault());
      const link = control(header, 'Log out');
      link.dispatchEvent(new Event(type, { bubbles: true, composed: true, cancelable: true }));
      await closes(header);
      expect(focused()).to.equal(account);
    }
  });

  it('[HDR-11] stays open where a press ends elsewhere that began inside, as when text is selected', async () => {
    const header = await mountHeader({ search: true }, 500);
    await arrives(header, 'Search');
    await openMenu(header, 'Search', 'Close: Search');
    await waitUntil(() => focused()?.matches('input'), 'the field has the focus');
    drag(focused()!, document.body, document.body);
    expect(expanded(header)).to.equal(1);
    drag(document.body);
    await closes(header);
    await setViewport(1280);
  });

  it('[HDR-10] closes on a tap on plain text, of which Safari on tablets makes no click', async () => {
    const header = await mountHeader();
    await openMenu(header, 'Vehicles', 'Compare models');
    tap(document.body);
    await closes(header);
  });

  it('[HDR-10] leaves it to the click of a tap to open another menu', async () => {
    const header = await mountHeader();
    await openMenu(header, 'Vehicles', 'Compare models');
    const lent = document.createElement('button');
    lent.addEventListener('click', () => control(header, 'Charging').click());
    document.body.append(lent);
    tap(lent);
    lent.click();
    await waitUntil(() => control(header, 'Charging').ariaExpanded === 'true', 'the other opens');
    // As long as the header waits for the click of a tap, but started later.
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(control(header, 'Charging').ariaExpanded).to.equal('true');
    lent.remove();
  });

  for (const [what, leave] of [
    ['Back', () => history.back()],
    ['another path', (header: FpHeader) => void (header.currentPath = '/en-ca/elsewhere/')],
  ] as const)
    it(`[NAV-01] gives the focus that it has to its button where ${what} closes it`, async () => {
      const header = await mountHeader();
      history.pushState(null, '', '?elsewhere');
      for (const [name, entry] of [
        ['Vehicles', 'Compare models'],
        [/^Language/, /^Français/],
      ] as const) {
        const opener = await openMenu(header, name, entry);
        control(header, entry).focus();
        leave(header);
        await closes(header);
        expect(nameOf(focused()!)).to.equal(nameOf(opener));
        history.pushState(null, '', '?elsewhere');
        header.currentPath = '/en-ca/';
        await header.updateComplete;
      }
    });
});
