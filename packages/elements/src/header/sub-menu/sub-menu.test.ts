import { expect, nextFrame } from '@open-wc/testing';
import { auditIt, expectAccessible } from '../../../../../test/helpers/axe.ts';
import { sendKeys } from '../../../../../test/helpers/commands.ts';
import { signedIn } from '../../../../../test/helpers/fixtures.ts';
import {
  arrives,
  control,
  controls,
  focused,
  goes,
  nameOf,
  seen,
  settle,
} from '../../../../../test/helpers/seen.ts';
import { waitUntil } from '../../../../../test/helpers/wait-until.ts';
import { withoutMargin } from '../../../../../test/helpers/without-margin.ts';
import { mountHeader, openMenu } from '../header.fixture.ts';
import type { FpHeader } from '../header.ts';
import { marketWith, route, simple, tabbed, view } from '../menus/menu.fixture.ts';

const sheet = (header: FpHeader) => seen(header, 'fp-sub-menu[open]')[0]?.shadowRoot?.querySelector('.sheet');
const closes = (header: FpHeader) => goes(header, '.sheet');
const columns = (header: FpHeader) =>
  getComputedStyle(seen(header, '.columns')[0]!).gridTemplateColumns.split(' ').length;
const secured = (label: string) =>
  route(label, { target: { path: '/reports/', permissionsRequired: ['FLEET_REPORTS_VIEW'] } });
const mount = (width = 1280) => mountHeader({ session: signedIn() }, width);

describe('sub-menu', () => {
  withoutMargin();

  for (const [button, entry] of [
    ['Vehicles', 'Compare models'],
    ['Charging', 'Chargers'],
  ] as const) {
    auditIt(`[LAY-02] has nothing for axe to find under ${button}`, async () => {
      const header = await mount();
      await openMenu(header, button, entry);
      settle(header);
      await expectAccessible(header);
    });
  }

  it('[NAV-02] is a sheet of the window’s width under the navigation bar, rendered when first opened', async () => {
    const header = await mount();
    expect(seen(header, 'fp-sub-menu')).to.have.length(0);
    await openMenu(header, 'Vehicles', 'Compare models');
    settle(header);
    const { left, top, width } = sheet(header)!.getBoundingClientRect();
    expect([left, width]).to.deep.equal([0, document.documentElement.clientWidth]);
    // There is no gap; the bar's bottom border may overlap the sheet.
    expect(header.getBoundingClientRect().bottom - top).to.be.within(0, 1);
  });

  it('[NAV-01] is told to the page with place and label of its node', async () => {
    const header = await mount();
    const told: unknown[] = [];
    header.addEventListener('fp-menu-open', ({ menu, index, label }) =>
      told.push('open', menu, index, label),
    );
    header.addEventListener('fp-menu-close', ({ menu, index, label }) =>
      told.push('close', menu, index, label),
    );
    await openMenu(header, 'Vehicles', 'Compare models');
    await openMenu(header, 'Charging', 'Chargers');
    await openMenu(header, /^Language/, 'English');
    expect(told).to.deep.equal([
      ...['open', 'submenu', 1, 'Vehicles', 'close', 'submenu', 1, 'Vehicles'],
      ...['open', 'submenu', 2, 'Charging', 'close', 'submenu', 2, 'Charging'],
      ...['open', 'language', undefined, undefined],
    ]);
  });

  it('[NAV-02] stands ready, unseen, once the pointer has reached its button', async () => {
    const header = await mount();
    control(header, 'Vehicles').dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    const ready = () => header.renderRoot.querySelector('fp-sub-menu')?.shadowRoot?.querySelector('a[href]');
    await waitUntil(ready, 'the sheet is rendered');
    expect(seen(header, '.sheet')).to.have.length(0);
    expect(control(header, 'Vehicles').ariaExpanded).to.equal('false');
    await openMenu(header, 'Vehicles', 'Compare models');
    expect(header.renderRoot.querySelectorAll('fp-sub-menu')).to.have.length(1);
  });

  it('[NAV-02] puts tabs and columns side by side as 1 to 3 columns of the page’s grid, with sections above and beneath the tabs', async () => {
    const header = await mount(1440);
    await openMenu(header, 'Charging', 'Chargers');
    const [first = 0, second = 0] = getComputedStyle(seen(header, '.tabbed')[0]!)
      .gridTemplateColumns.split(' ')
      .map(Number.parseFloat);
    const gutter = 24;
    expect(second).to.be.closeTo(3 * first + 2 * gutter, 0.1);
    const beside = seen(header, '.side a, [role=tab]');
    const order = beside.map(nameOf);
    expect(order).to.deep.equal(['Charging overview', 'At the depot', 'On the road', 'Charging support']);
    const boxes = beside.map((stop) => stop.getBoundingClientRect());
    for (const [at, { top }] of boxes.entries())
      if (at > 0) expect(Math.round(top)).to.be.at.least(Math.round(boxes[at - 1]!.bottom));
    const [panel, support] = [seen(header, '[role=tabpanel]')[0]!.getBoundingClientRect(), boxes.at(-1)!];
    expect(Math.round(support.right)).to.be.at.most(Math.round(panel.left));
    expect(Math.round(panel.bottom)).to.be.at.least(Math.round(support.bottom));
  });

  it('[NAV-02] leads the Tab key from a tab into its panel, and then beneath the tabs', async () => {
    const header = await mount();
    await openMenu(header, 'Charging', 'Chargers');
    control(header, 'At the depot').focus();
    const inPanel = seen(header, '[role=tabpanel] a').map(nameOf);
    for (const name of [...inPanel, 'Charging support']) {
      await sendKeys({ press: 'Tab' });
      expect(nameOf(focused()!)).to.equal(name);
    }
  });

  it('[NAV-02] changes tabs by arrow keys, Home and End, with one tab stop', async () => {
    const header = await mount();
    await openMenu(header, 'Charging', 'Chargers');
    control(header, 'At the depot').focus();
    for (const [key, tab, entry] of [
      ['ArrowDown', 'On the road', 'Network map'],
      ['ArrowDown', 'At the depot', 'Chargers'],
      ['ArrowUp', 'On the road', 'Network map'],
      ['Home', 'At the depot', 'Chargers'],
      ['End', 'On the road', 'Network map'],
    ] as const) {
      await sendKeys({ press: key });
      await waitUntil(() => controls(header, entry).length === 1, `${entry} shows`);
      expect([nameOf(focused()!), focused()!.ariaSelected]).to.deep.equal([tab, 'true']);
      expect(seen(header, '[role=tab][tabindex="0"]')).to.have.length(1);
    }
  });

  it('[NAV-07] shows the sections beside the tabs alone where the person may use no tab', async () => {
    const menu = tabbed('Menu', { Reports: [secured('Mileage')] });
    const [sectionAboveTabs, sectionBeneathTabs] = ['Above', 'Beneath'].map((label) => ({
      label,
      nodes: [route(`${label} page`)],
    }));
    Object.assign(menu.submenu, { sectionAboveTabs, sectionBeneathTabs });
    const header = await mountHeader({ market: marketWith(menu) });
    await openMenu(header, 'Menu', 'Above page');
    settle(header);
    expect(seen(header, '[role=tablist], .tabbed')).to.have.length(0);
    const [above, beneath] = seen(header, 'section').map((box) => box.getBoundingClientRect());
    expect([beneath!.top - above!.bottom, beneath!.left]).to.deep.equal([24, above!.left]);
    await expectAccessible(header);
  });

  it('[NAV-02] keeps the chosen tab when another permission brings one before it', async () => {
    const tabs = { Reports: [secured('Mileage')], Guides: [route('Manual')], Talk: [route('Forum')] };
    const session = signedIn({ permissions: [] });
    const header = await mountHeader({ market: marketWith(tabbed('Menu', tabs)), session });
    await openMenu(header, 'Menu', 'Manual');
    control(header, 'Talk').click();
    await waitUntil(() => controls(header, 'Forum').length, 'the tab shows');
    header.session = signedIn();
    await waitUntil(() => controls(header, 'Reports').length, 'the other tab comes');
    expect(seen(header, 'fp-sub-menu[open]')).to.have.length(1);
    expect(seen(header, '[aria-selected=true]').map(nameOf)).to.deep.equal(['Talk']);
    control(header, 'Forum');
  });

  it('[NAV-03][NAV-06] shows labelled sections, spacers, nodes, descriptions, query parameters and an underlined active node', async () => {
    const header = await mountHeader({ session: signedIn(), currentPath: '/en-ca/vehicles/orders/' });
    await openMenu(header, 'Vehicles', 'Order status');
    expect(seen(header, 'p.label').map(nameOf)).to.deep.equal(['Plan', 'Run']);
    expect(seen(header, '.description').map(nameOf)).to.deep.equal([
      'Hold range, payload and cost side by side.',
    ]);
    expect(seen(header, 'li.spacer')).to.have.length(1);
    expect(control(header, /Roadside help/).getAttribute('href')).to.equal(
      'https://example.com/help?from=fleet',
    );
    const current = control(header, 'Order status');
    expect(current.ariaCurrent).to.equal('page');
    const underline = (link: HTMLElement) =>
      getComputedStyle(link.querySelector('.text')!).textDecorationColor;
    await waitUntil(() => underline(current) === 'rgb(19, 81, 216)', 'the active node is underlined');
    expect(underline(control(header, 'Compare models'))).to.equal('rgba(0, 0, 0, 0)');
  });

  it('[NAV-02] takes the place of another at once, and goes with a transition as ever', async () => {
    const header = await mount();
    await openMenu(header, 'Vehicles', 'Compare models');
    settle(header);
    // A button gets the focus when it is pressed, before the click.
    const charging = control(header, 'Charging');
    charging.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
    charging.focus();
    await header.updateComplete;
    await openMenu(header, 'Charging', 'Chargers');
    const durations = () =>
      seen(header, 'fp-sub-menu').map((menu) => {
        const shown = menu.shadowRoot?.querySelector('.sheet');
        return shown ? getComputedStyle(shown).transitionDuration.split(',')[0] : '';
      });
    expect(new Set(durations())).to.deep.equal(new Set(['0s']));
    expect(seen(header, '.sheet')).to.have.length(1);
    await sendKeys({ press: 'Escape' });
    await header.updateComplete;
    expect(durations()).not.to.include('0s');
  });

  for (const [what, name, gets] of [
    ['gives its button the focus back', 'Compare models', 'Vehicles'],
    ['leaves the focus on a link of the bar', 'Insights', 'Insights'],
  ] as const) {
    it(`[NAV-04] ${what} where the page handles a click on ${name} by itself`, async () => {
      const header = await mount();
      header.addEventListener('fp-navigate', (event) => event.preventDefault());
      await openMenu(header, 'Vehicles', 'Compare models');
      const link = control(header, name);
      link.focus();
      link.click();
      await closes(header);
      expect(nameOf(focused()!)).to.equal(gets);
    });
  }

  it('[NAV-02] lies ready as it is pointed at, and no other that is closed takes part in the layout', async () => {
    const header = await mountHeader({
      market: marketWith(simple('Vans', [route('Small')]), simple('Cars', [route('Fast')])),
    });
    const boxes = () =>
      [...header.renderRoot.querySelectorAll('fp-sub-menu')].map((menu) =>
        menu.shadowRoot!.querySelector('.sheet')?.checkVisibility(),
      );
    const point = (name: string) =>
      control(header, name).dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true }));
    point('Vans');
    await waitUntil(() => boxes()[0], 'the sheet lies ready');
    point('Cars');
    await waitUntil(() => boxes()[1], 'the other one does');
    expect(boxes()).to.deep.equal([false, true]);
    await openMenu(header, 'Vans', 'Small');
    expect(boxes()).to.deep.equal([true, false]);
    point('Cars');
    await waitUntil(() => boxes()[1], 'the other one lies ready');
    control(header, 'Vans').click();
    await header.updateComplete;
    expect(boxes()[0], 'it fades').to.equal(true);
  });

  it('[NAV-02] fades in where it is the first of a page, whose script comes after the click', async () => {
    const header = await mount();
    control(header, 'Vehicles').click();
    await arrives(header, 'Compare models');
    await import('../menus/index.ts');
    await nextFrame();
    expect(seen(header, '.main-bar')[0]!.style.getPropertyValue('--_menu')).to.equal('');
  });

  it('[NAV-04] closes on Escape and on a click on the overlay, which covers the page, and gives its button the focus back', async () => {
    const header = await mount();
    const button = await openMenu(header, 'Vehicles', 'Compare models');
    control(header, 'Compare models').focus();
    await sendKeys({ press: 'Escape' });
    await closes(header);
    expect(focused() === button).to.equal(true);
    await sendKeys({ press: 'Tab' });
    expect(focused()!.closest('nav'), 'in the bar, not in the sheet that fades').to.not.equal(null);

    await openMenu(header, 'Vehicles', 'Compare models');
    const overlay = seen(header, '.overlay')[0]!;
    expect(overlay.getBoundingClientRect().height).to.equal(innerHeight);
    overlay.click();
    await closes(header);
    expect(focused() === button).to.equal(true);
  });

  it('[NAV-04] stays open on a click inside, closes on a click elsewhere and when focus leaves', async () => {
    const header = await mount();
    await openMenu(header, 'Vehicles', 'Compare models');
    seen(header, 'p.label')[0]!.click();
    await header.updateComplete;
    expect(controls(header, 'Compare models')).to.have.length(1);
    document.body.click();
    await closes(header);
    await openMenu(header, 'Vehicles', 'Compare models');
    control(header, /Roadside help/).focus();
    await sendKeys({ press: 'Tab' });
    await closes(header);
    expect(nameOf(focused()!)).to.equal('Charging');
  });

  it('[NAV-05] has at least 4 grid columns, 3 beside tabs, and one with an embedded view', async () => {
    const header = await mount();
    await openMenu(header, 'Vehicles', 'Compare models');
    expect(columns(header)).to.equal(4);
    await openMenu(header, 'Charging', 'Chargers');
    await goes(header, '.columns', 1);
    expect(columns(header)).to.equal(3);
    const other = await mountHeader({
      market: marketWith(simple('One', [view('embedded', 'Embedded', 'menu-view'), route('Beside')])),
    });
    await openMenu(other, 'One', 'Beside');
    expect(columns(other)).to.equal(1);
  });
});
