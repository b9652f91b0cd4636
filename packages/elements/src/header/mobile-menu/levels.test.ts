import { expect } from '@open-wc/testing';
import { expectAccessible } from '../../../../../test/helpers/axe.ts';
import { signedIn } from '../../../../../test/helpers/fixtures.ts';
import { control, controls, focused, nameOf, seen, settle } from '../../../../../test/helpers/seen.ts';
import { waitUntil } from '../../../../../test/helpers/wait-until.ts';
import { openMenu } from '../header.fixture.ts';
import type { FpHeader } from '../header.ts';
import { marketWith, route, simple, tabbed, view } from '../menus/menu.fixture.ts';
import { back, close, drawer, enter, isOpen, menu, mountOpen, pane, rows, title } from './drawer.fixture.ts';

const words = 'A label that nobody has ever shortened '.repeat(13).slice(0, 500);
const many = (name: string) => Array.from({ length: 40 }, (_, at) => route(`${name} ${at}`));
const list = (name: string) => simple(name, many(name));
const labels = (header: FpHeader) => seen(pane(header), '.label,.group-label').map(nameOf);

const companies = [
  { id: 'c1', name: 'Northwind Deliveries' },
  { id: 'c2', name: 'Harbour Haulage' },
];

describe('levels of the mobile menu', () => {
  it('[MOB-03] lists the active products under a heading, where there are any', async () => {
    const header = await mountOpen();
    expect(labels(header)).to.deep.equal([]);
    header.products = [
      { label: 'Telematics', href: '/en-ca/telematics/' },
      { label: 'Charging insights', href: '/en-ca/charging-insights/' },
    ];
    await waitUntil(() => labels(header).length > 0, 'the list');
    expect(seen(pane(header), 'h3').map(nameOf)).to.deep.equal(['Active products']);
    expect(rows(header).slice(-2).map(nameOf)).to.deep.equal(['Telematics', 'Charging insights']);
    expect(control(header, 'Telematics').getAttribute('href')).to.equal('/en-ca/telematics/');
    await expectAccessible(header);
  });

  it('[MOB-03] says at the account who is here, and for which company where anything says so', async () => {
    const header = await mountOpen();
    await enter(header, 'Account: J Rivers', 'Account');
    expect(seen(pane(header), '.profile p').map(nameOf)).to.deep.equal([
      'Jordan Rivers',
      'Northwind Deliveries',
    ]);
    const session = signedIn();
    Reflect.deleteProperty(session.USER!, 'companyInfo');
    header.session = session;
    const profile = () => seen(pane(header), '.profile p').map(nameOf);
    await waitUntil(() => profile().length === 1, 'the company goes');
    expect(profile()).to.deep.equal(['Jordan Rivers']);
  });

  it('[MOB-03] lets a person who acts for several companies choose one', async () => {
    const header = await mountOpen({ companies });
    await enter(header, 'Account: J Rivers', 'Account');
    expect(control(header, 'Northwind Deliveries').ariaCurrent).to.equal('true');
    await expectAccessible(header);
    let chosen = '';
    header.addEventListener('fp-company-change', ({ companyId }) => (chosen = companyId));
    control(header, 'Harbour Haulage').click();
    await waitUntil(() => !isOpen(header), 'the drawer closes');
    expect([chosen, header.companyId]).to.deep.equal(['c2', 'c2']);
  });

  it('[MOB-03] offers no choice where of several companies one can be read', async () => {
    const header = await mountOpen({ companies: [null, companies[1]] as never });
    await enter(header, 'Account: J Rivers', 'Account');
    expect(seen(pane(header), '.companies')).to.have.length(0);
  });

  it('[HDR-15] says at the account in the company’s place that the selector did not load', async () => {
    const header = await mountOpen({ companies, companyError: 'Unable to load company selector' });
    await enter(header, 'Account: J Rivers', 'Account');
    expect(seen(pane(header), '.profile [role=status]').map(nameOf)).to.deep.equal([
      'Unable to load company selector',
    ]);
    expect(seen(pane(header), '.companies')).to.have.length(0);
    await expectAccessible(header);
  });

  it('[HDR-15] has a host’s company selector stand at the account, and in the top bar again once it is closed', async () => {
    const header = await mountOpen({ companies });
    const selector = document.createElement('button');
    Object.assign(selector, { slot: 'company', textContent: 'Choose a company' });
    header.append(selector);
    await enter(header, 'Account: J Rivers', 'Account');
    await waitUntil(() => selector.checkVisibility(), 'it is seen');
    expect(selector.assignedSlot?.parentElement?.localName).to.equal('fp-mobile-menu');
    expect(seen(pane(header), '.profile p').map(nameOf)).to.deep.equal(['Jordan Rivers']);
    expect(seen(pane(header), '.companies'), 'one choice of company is enough').to.have.length(0);
    const { right } = pane(header).getBoundingClientRect();
    expect(selector.getBoundingClientRect().right).to.be.at.most(right);
    await expectAccessible(header);
    await close(header);
    expect(selector.assignedSlot?.closest('.top-bar')).not.to.equal(null);
    await openMenu(header, 'Open menu', 'Close');
    settle(header);
    await enter(header, 'Account: J Rivers', 'Account');
    await waitUntil(() => selector.checkVisibility(), 'it is seen again');
  });

  it('[NAV-03] leaves descriptions to wider windows', async () => {
    const header = await mountOpen();
    await enter(header, 'Vehicles');
    expect(control(header, 'Compare models').getAttribute('aria-describedby')).to.equal(null);
    expect(drawer(header)!.querySelectorAll('.description')).to.have.length(0);
  });

  it('[MOB-02] tells several groups of columns apart by their labels', async () => {
    const group = (label: string, node: string) => ({
      label,
      columns: [{ sections: [{ label: 'All', nodes: [route(node)] }] }],
    });
    const columnGroups = [group('Small fleets', 'Starter'), group('Large fleets', 'Scale')];
    const market = marketWith({
      type: 'menu-view',
      label: 'Plans',
      submenu: { submenuType: 'simple', columnGroups },
    });
    const header = await mountOpen({ market });
    await enter(header, 'Plans');
    expect(labels(header)).to.deep.equal(['Small fleets', 'All', 'Large fleets', 'All']);
  });

  it('[MOB-05] ends titles and rows of however many characters after two lines, inside the drawer', async () => {
    const market = marketWith(simple(words, [route(words, { target: { path: '/a/' } })]));
    const header = await mountOpen({ market }, 320);
    await enter(header, nameOf(rows(header)[0]!));
    const { left, right } = drawer(header)!.getBoundingClientRect();
    for (const text of seen(drawer(header)!, 'h2,.text,.title-bar button')) {
      const box = text.getBoundingClientRect();
      expect(box.height).to.be.at.most(48.5);
      expect([box.left >= left, box.right <= right]).to.deep.equal([true, true]);
    }
    await expectAccessible(header);
  });

  it('[MOB-02] keeps each level’s own scroll position', async () => {
    const header = await mountOpen({
      market: marketWith(list('Vans'), list('Trucks'), ...many('Page')),
    });
    pane(header).scrollTop = 60;
    await enter(header, 'Vans');
    expect(pane(header).scrollTop).to.equal(0);
    pane(header).scrollTop = 300;
    await back(header, 'Menu');
    expect(pane(header).scrollTop).to.equal(60);
    await enter(header, 'Trucks');
    expect(pane(header).scrollTop).to.equal(0);
  });

  it('[MOB-02] begins at the top when it is opened again', async () => {
    const header = await mountOpen({ market: marketWith(list('Vans')) });
    await enter(header, 'Vans');
    pane(header).scrollTop = 300;
    await close(header);
    await openMenu(header, 'Open menu', 'Close');
    await enter(header, 'Vans');
    expect(pane(header).scrollTop).to.equal(0);
  });

  it('[MOB-02] steps back to a row that the root level has to be scrolled to', async () => {
    const header = await mountOpen({ market: marketWith(...many('Node')) });
    await close(header);
    await openMenu(header, 'Account', 'Log out');
    await back(header, 'Menu');
    await waitUntil(() => focused()?.id === 'row-account', 'its row has the focus');
    const { bottom } = focused()!.getBoundingClientRect();
    expect(bottom).to.be.at.most(pane(header).getBoundingClientRect().bottom + 0.5);
  });

  it('[MOB-02] steps back from the account when the session is lost', async () => {
    const header = await mountOpen();
    await enter(header, 'Account: J Rivers', 'Account');
    header.session = signedIn({}, { SESSIONID: null });
    await waitUntil(() => rows(header).map(nameOf).includes('Log in'), 'the root level');
    expect([title(header), focused()!.id]).to.deep.equal(['Menu', 'title']);
    settle(header);
    expect(controls(header, 'Log out')).to.have.length(0);
  });

  it('[MOB-02] stays with its sub-menu when nodes before it go, and steps back when it goes itself', async () => {
    const before = [
      route('One'),
      route('Two'),
      tabbed('Plans', { Small: [route('S')], Large: [route('L')] }),
    ];
    const header = await mountOpen({ market: marketWith(...before) });
    await enter(header, 'Plans');
    await enter(header, 'Large');
    header.market = marketWith(...before.slice(1));
    await header.updateComplete;
    await waitUntil(() => rows(header).map(nameOf).join() === 'L', 'the same level');
    expect(title(header)).to.equal('Large');
    header.market = marketWith(route('One'));
    await waitUntil(() => rows(header).map(nameOf)[0] === 'One', 'the root level');
    expect(title(header)).to.equal('Menu');
  });

  const both = tabbed('Plans', { Small: [route('S')], Large: [route('L')] });
  const small = tabbed('Plans', { Small: [route('S')] });
  for (const [what, name, level, now] of [
    ['its node moves', 'S', 'Small', [both]],
    ['its row goes', 'Large', 'Plans', [route('One'), small]],
  ] as const) {
    it(`[MOB-05] gives a focus to the level’s title where ${what}`, async () => {
      const header = await mountOpen({ market: marketWith(route('One'), both) });
      await enter(header, 'Plans');
      if (level === 'Small') await enter(header, level);
      control(header, name).focus();
      header.market = marketWith(...now);
      await header.updateComplete;
      await menu(header).updateComplete;
      expect([title(header), focused()!.id]).to.deep.equal([level, 'title']);
    });
  }

  it('[NAV-06] has a place for an embedded view', async () => {
    const header = await mountOpen({ market: marketWith(simple('Vehicles', [view('fleet', 'Your fleet')])) });
    await enter(header, 'Vehicles');
    expect(labels(header)).to.deep.equal(['Section 1', 'Your fleet']);
    await expectAccessible(header);
    const content = document.createElement('b');
    content.slot = 'view-fleet';
    content.textContent = 'A view';
    header.append(content);
    await waitUntil(() => content.assignedSlot && content.checkVisibility(), 'the view shows');
    expect(labels(header)).to.deep.equal(['Section 1']);
  });
});
