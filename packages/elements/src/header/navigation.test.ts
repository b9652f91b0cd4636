import { expect } from '@open-wc/testing';
import { setViewport } from '../../../../test/helpers/commands.ts';
import { sampleMarket, signedIn } from '../../../../test/helpers/fixtures.ts';
import { arrives, control, controls, focused, goes, nameOf, seen } from '../../../../test/helpers/seen.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { focusOn, mountHeader, openMenu } from './header.fixture.ts';
import type { FpHeader } from './header.ts';

const primary = (header: FpHeader) => seen(header, '.node').map(nameOf);
const barOwner = (header: FpHeader) =>
  seen(header, '.node').find((node) => getComputedStyle(node, '::before').content === '""');
const route = (label: string, path: string, permissionsRequired: string[] = []) => ({
  type: 'route',
  label,
  target: { path, permissionsRequired },
});
const menu = (label: string, ...nodes: object[]) => ({
  type: 'menu-view',
  label,
  submenu: { submenuType: 'simple', columnGroups: [{ columns: [{ sections: [{ label: 'All', nodes }] }] }] },
});

describe('primary navigation', () => {
  it('[NAV-01] has links, and buttons that open a sub-menu', async () => {
    const header = await mountHeader();
    expect(seen(header, '.node').map((node) => [nameOf(node), node.localName])).to.deep.equal([
      ['Home', 'a'],
      ['Vehicles', 'button'],
      ['Charging', 'button'],
      ['Insights', 'a'],
    ]);
    expect(control(header, 'Insights').getAttribute('href')).to.equal('/en-ca/insights/');
  });

  it('[NAV-01] has one active node: the second click closes it, another node takes over', async () => {
    const header = await mountHeader({ session: signedIn() });
    const vehicles = await openMenu(header, 'Vehicles', 'Compare models');
    const charging = await openMenu(header, 'Charging', 'Charging overview');
    expect([vehicles.ariaExpanded, charging.ariaExpanded]).to.deep.equal(['false', 'true']);
    await goes(header, '.sheet', 1);
    charging.click();
    await header.updateComplete;
    expect(charging.ariaExpanded).to.equal('false');
  });

  it('[NAV-01] clears the active node below 1024 px', async () => {
    const header = await mountHeader();
    const vehicles = await openMenu(header, 'Vehicles', 'Compare models');
    await setViewport(1023);
    await waitUntil(() => vehicles.ariaExpanded === 'false', 'the sub-menu closes');
  });

  it('[NAV-01] closes where somebody else is there, whose nodes may be others, and gives the focus back', async () => {
    const header = await mountHeader();
    const vehicles = await openMenu(header, 'Vehicles', 'Compare models');
    control(header, 'Compare models').focus();
    header.session = signedIn();
    await header.updateComplete;
    expect(vehicles.ariaExpanded).to.equal('false');
    expect(header.shadowRoot!.activeElement).to.equal(vehicles);
    vehicles.click();
    header.session = { ...header.session, stepUpRequired: true };
    await header.updateComplete;
    expect(vehicles.ariaExpanded).to.equal('true');
  });

  it('[NAV-01] stays with its node where nodes before that go and come, with the focus', async () => {
    const items = [
      menu('Staff', route('Inside', '/inside/', ['STAFF'])),
      menu('Half', route('Free', '/free/')),
    ];
    const market = sampleMarket({ navBar: { items } });
    const session = (permissions: string[]) => signedIn({ permissions });
    const header = await mountHeader({ market, session: session(['STAFF']) });
    await openMenu(header, 'Half', 'Free');
    for (const permissions of [[], ['STAFF']]) {
      await focusOn(header, 'Free');
      header.session = session(permissions);
      await waitUntil(() => focused() === control(header, 'Half'), 'its button has the focus');
      expect(control(header, 'Half').ariaExpanded).to.equal('true');
      expect(seen(header, '[aria-expanded=true]').map(nameOf)).to.deep.equal(['Half']);
      await arrives(header, 'Free');
    }
  });

  for (const [place, left] of [
    ['a node that is left', [route('Open', '/open/')]],
    ['the brand where none is left', []],
  ] as const)
    it(`[NAV-01][NAV-07] closes with its node, and the focus goes to ${place}`, async () => {
      const items = [...left, menu('Half', route('Free', '/free/', ['STAFF']))];
      const session = signedIn({ permissions: ['STAFF'] });
      const header = await mountHeader({ market: sampleMarket({ navBar: { items } }), session });
      await openMenu(header, 'Half', 'Free');
      await focusOn(header, 'Free');
      header.session = signedIn({ permissions: [] });
      await header.updateComplete;
      expect(seen(header, '[aria-expanded=true]')).to.have.length(0);
      if (left.length) expect(nameOf(focused()!)).to.equal('Open');
      else expect(focused()!.matches('.brand')).to.equal(true);
    });

  it('[NAV-07] leaves out what the person may not use, and what becomes empty', async () => {
    const items = [
      route('Open', '/open/'),
      route('Closed', '/closed/', ['STAFF']),
      menu('Half', route('Free', '/free/'), route('Locked', '/locked/', ['STAFF'])),
      menu('Empty', route('Locked', '/locked/', ['STAFF'])),
    ];
    const market = sampleMarket({ navBar: { items } });
    const header = await mountHeader({ market });
    expect(primary(header)).to.deep.equal(['Open', 'Half']);
    await openMenu(header, 'Half', 'Free');
    expect(controls(header, 'Locked')).to.have.length(0);
    header.session = signedIn({ permissions: ['STAFF'] });
    await header.updateComplete;
    expect(primary(header)).to.deep.equal(['Open', 'Closed', 'Half', 'Empty']);
  });

  it('[NAV-08] reads its labels in the locale', async () => {
    const header = await mountHeader({ locale: 'fr-ca' });
    expect(primary(header)).to.deep.equal(['Accueil', 'Véhicules', 'Recharge', 'Analyses']);
    expect(control(header, 'Analyses').getAttribute('href')).to.equal('/fr-ca/insights/');
  });

  it('[NAV-03] marks the current page, and puts the accent bar of 3 px under it', async () => {
    const header = await mountHeader({ currentPath: '/en-ca/insights/?tab=1' });
    expect(seen(header, '[aria-current]').map(nameOf)).to.deep.equal(['Insights']);
    expect(control(header, 'Insights').ariaCurrent).to.equal('page');
    const owner = barOwner(header)!;
    const { height, bottom } = getComputedStyle(owner, '::before');
    expect([nameOf(owner), height, bottom]).to.deep.equal(['Insights', '3px', '0px']);
    expect(owner.getBoundingClientRect().bottom).to.equal(
      seen(header, '.main-bar')[0]!.getBoundingClientRect().bottom,
    );
  });

  it('[NAV-03] puts the bar under the node whose sub-menu holds the page, or is open', async () => {
    const header = await mountHeader({ currentPath: '/en-ca/charging/map/' });
    await waitUntil(() => barOwner(header), 'the page is looked up');
    expect(nameOf(barOwner(header)!)).to.equal('Charging');
    await openMenu(header, 'Vehicles', 'Compare models');
    expect(nameOf(barOwner(header)!)).to.equal('Vehicles');
  });

  it('[NAV-03] tells the section that the bar shows, also while another sub-menu is open', async () => {
    const header = await mountHeader({ currentPath: '/en-ca/insights/' });
    const told = () =>
      seen(header, '.navigation [aria-current]').map((node) => `${nameOf(node)}: ${node.ariaCurrent}`);
    expect(told()).to.deep.equal(['Insights: page']);
    header.currentPath = '/en-ca/insights/trips/';
    await waitUntil(() => told()[0] === 'Insights: true', 'the section is told');
    header.currentPath = '/en-ca/charging/map/';
    await waitUntil(() => told()[0] === 'Charging: true', 'another section is told');
    await openMenu(header, 'Vehicles', 'Compare models');
    expect(told()).to.deep.equal(['Charging: true']);
  });

  it('[NAV-03] puts the bar under the menu that names the page first where two menus do', async () => {
    const items = [
      menu('Vehicles', route('Vans', '/vans/'), route('Charging', '/charging/')),
      menu('Charging', route('Overview', '/charging/'), route('Depot', '/charging/depot/')),
    ];
    const header = await mountHeader({
      market: sampleMarket({ navBar: { items } }),
      currentPath: '/en-ca/charging/',
    });
    await waitUntil(() => barOwner(header), 'the page is looked up');
    expect(nameOf(barOwner(header)!)).to.equal('Charging');
  });

  it('[NAV-01][NAV-03] marks one of several links to the page, by its query and its hash', async () => {
    const paths = {
      All: '/shop/',
      Offers: '/shop/?filter=offers',
      Vans: '/shop/#vans',
      Trucks: '/shop/#trucks',
    };
    const items = Object.entries(paths).map(([label, path]) => route(label, path));
    const header = await mountHeader({ market: sampleMarket({ navBar: { items } }) });
    const marked = () => seen(header, '[aria-current]').map(nameOf).join();
    for (const [name, path] of Object.entries(paths)) {
      header.currentPath = `/en-ca${path}`;
      await waitUntil(() => marked() === name, `${name} alone is marked`);
    }
  });

  it('[NAV-07] leaves out a node with an unsafe address, and the rest stands', async () => {
    const traps = ['javascript:alert(1)', '//evil.example', 'data:text/html,x', '/\\evil.example'];
    const items = [...traps.map((path, at) => route(`Trap ${at}`, path)), route('Sound', '/sound/')];
    const header = await mountHeader({ market: sampleMarket({ navBar: { items } }) });
    expect(primary(header)).to.deep.equal(['Sound']);
  });

  it('[NAV-06] shows a spacer only between two nodes', async () => {
    const spacer = { type: 'spacer' };
    const items = [spacer, route('A', '/a/'), spacer, spacer, route('B', '/b/'), spacer];
    const header = await mountHeader({ market: sampleMarket({ navBar: { items } }) });
    expect(seen(header, '.nodes > li').map((item) => nameOf(item) || '|')).to.deep.equal(['A', '|', 'B']);
    for (const compact of [false, true]) {
      header.compact = compact;
      await header.updateComplete;
      const line = seen(header, '.spacer')[0]!.getBoundingClientRect();
      expect([line.width, line.height], compact ? 'compact' : '').to.deep.equal([1, 24]);
    }
  });
});
