import { expect, waitUntil } from '@open-wc/testing';
import { setViewport } from '../../../../test/helpers/commands.ts';
import { sampleMarket, signedIn } from '../../../../test/helpers/fixtures.ts';
import { control, controls, goes, mountHeader, nameOf, openMenu, seen } from './header.fixture.ts';
import type { FpHeader } from './header.ts';

const primary = (header: FpHeader) => seen(header, '.node').map(nameOf);
const barOwner = (header: FpHeader) =>
  seen(header, '.node').find((node) => node.querySelector('.accent-bar'));
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
    const bar = barOwner(header)!.querySelector('.accent-bar')!.getBoundingClientRect();
    expect([nameOf(barOwner(header)!), bar.height]).to.deep.equal(['Insights', 3]);
    expect(bar.bottom).to.equal(seen(header, '.main-bar')[0]!.getBoundingClientRect().bottom);
  });

  it('[NAV-03] puts the bar under the node whose sub-menu holds the page, or is open', async () => {
    const header = await mountHeader({ currentPath: '/en-ca/charging/map/' });
    expect(nameOf(barOwner(header)!)).to.equal('Charging');
    await openMenu(header, 'Vehicles', 'Compare models');
    expect(nameOf(barOwner(header)!)).to.equal('Vehicles');
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
    expect(nameOf(barOwner(header)!)).to.equal('Charging');
  });

  it('[NAV-01] keeps many long nodes apart, and in reach of the keyboard, at 1024 px', async () => {
    const items = Array.from({ length: 9 }, (_, at) => route(`Versicherungsdienstleistung ${at}`, `/${at}/`));
    const header = await mountHeader({ market: sampleMarket({ navBar: { items } }) }, 1024);
    expect(document.documentElement.scrollWidth).to.equal(1024);
    const nodes = seen(header, '.node');
    const overlaps = nodes.filter(
      (node, at) =>
        at > 0 && node.getBoundingClientRect().left < nodes[at - 1]!.getBoundingClientRect().right,
    );
    expect(overlaps).to.have.length(0);
    nodes.at(-1)!.focus();
    const edge = () => nodes.at(-1)!.getBoundingClientRect().right;
    await waitUntil(() => edge() <= 1024, 'the focused node scrolls into view');
  });

  it('[RTE-25] writes a node with an unsafe address as plain text', async () => {
    const items = ['javascript:alert(1)', '//evil.example', 'data:text/html,x', '/\\evil.example'].map(
      (path, at) => route(`Trap ${at}`, path),
    );
    const header = await mountHeader({ market: sampleMarket({ navBar: { items } }) });
    expect(primary(header)).to.have.length(4);
    expect(seen(header, 'a.node')).to.have.length(0);
  });
});
