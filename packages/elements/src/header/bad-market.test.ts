import { expect } from '@open-wc/testing';
import type { Market } from '@fleet-portal/model/entities';
import { beyondWindow } from '../../../../test/helpers/beyond-window.ts';
import { sampleJson, sampleMarket, signedIn } from '../../../../test/helpers/fixtures.ts';
import { noteConsole, noteConsoleInEach } from '../../../../test/helpers/note-console.ts';
import { arrives, control, controls, seen } from '../../../../test/helpers/seen.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { withoutMargin } from '../../../../test/helpers/without-margin.ts';
import { mountHeader, openMenu } from './header.fixture.ts';
import type { FpHeader } from './header.ts';

const route = (label: unknown, path: unknown) => ({ type: 'route', label, target: { path } });
const menu = (label: string, ...nodes: unknown[]) => ({
  type: 'menu-view',
  label,
  submenu: { submenuType: 'simple', columnGroups: [{ columns: [{ sections: [{ nodes }] }] }] },
});

/** A host that passes fetched JSON on without parsing it. */
function mountJson(items: unknown[], width = 1280): Promise<FpHeader> {
  const market = { ...sampleJson(), navBar: { items } } as unknown as Market;
  return mountHeader({ market, currentPath: '/' }, width);
}

describe('a market with mistakes', () => {
  const warnings = noteConsoleInEach('warn');
  withoutMargin();

  for (const [name, value] of Object.entries({
    'an address': '/markets/us.json',
    'a promise': Promise.resolve(sampleMarket()),
    'an empty object': {},
    'a list': [],
  })) {
    it(`[ENT-05] says once on the console that ${name} is no market`, async () => {
      const said = noteConsole('error');
      const header = await mountHeader({ market: value as unknown as Market });
      header.renderRoot.querySelector('header')!.dispatchEvent(new Event('pointerover'));
      await waitUntil(() => said.length > 0, 'the console says it');
      header.cartQuantity = 2;
      await header.updateComplete;
      expect(said).to.deep.equal([
        '<fp-header>: its market names no locales. Hand over what parseMarket makes of the JSON.',
      ]);
    });
  }

  it('[ENT-05] says on the console which locales it has where the header’s is none of them', async () => {
    const said = noteConsole('error');
    await mountHeader({ market: sampleMarket({ allowedLocales: ['en-ca', 'fr-ca'] }), locale: 'xx-yy' });
    await waitUntil(() => said.length > 0, 'the console says it');
    expect(said).to.deep.equal(['<fp-header>: locale "xx-yy": its market has en-ca, fr-ca.']);
  });

  it('[HDR-04] leaves no gap in the top bar for an icon that does not load, and shows the next that does', async () => {
    const icon = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1'/>";
    const withIcon = (iconUrl: string) =>
      sampleMarket({ topBar: { label: 'Book', iconUrl, target: { path: '/book/' } } });
    const header = await mountHeader({ market: withIcon('/no-such-icon.svg') });
    for (const [count, next] of [
      [0, icon],
      [1, '/no-other-icon.svg'],
      [0, ''],
    ] as const) {
      await waitUntil(() => seen(header, '.top-bar img').length === count, `${count} icons are shown`);
      header.market = withIcon(next);
      await header.updateComplete;
    }
  });

  it('[ENT-05] is drawn by the header as the server sent it', async () => {
    const header = await mountHeader({ market: sampleJson() as unknown as Market, currentPath: '/' });
    await openMenu(header, 'Charging', 'Chargers');
    await openMenu(header, 'Vehicles', 'Compare models');
    control(header, 'Log in');
  });

  it('[ENT-05] is drawn by the header where it is an empty object, in its open menu too', async () => {
    for (const width of [1280, 320]) {
      const header = await mountHeader({ market: {} as Market, currentPath: '/' }, width);
      control(header, /Home$/);
      header.market = sampleJson({ allowedLocales: [7, null] }) as unknown as Market;
      await header.updateComplete;
      if (width < 1024) await openMenu(header, 'Open menu', 'Vehicles');
      else await openMenu(header, 'Charging', 'Chargers');
      expect(controls(header, /Language/)).to.have.length(0);
    }
  });

  it('[NAV-07][GAT-08] leaves out bad nodes and permissions, each with one warning that names its path, ends where a menu contains itself, and the rest stands', async () => {
    const loop = menu('Loop', route('Inside', '/inside/'));
    loop.submenu.columnGroups[0]!.columns[0]!.sections[0]!.nodes.push(loop);
    const header = await mountJson([
      route('', '/nameless/'),
      { type: 'route', label: 'Nowhere' },
      route('Script', 'javascript:alert(1)'),
      { type: 'carousel', label: 'Strange' },
      null,
      menu('Menu', route('Deep trap', 'data:text/html,x'), route('Deep', '/deep/')),
      route('Sound', '/sound/'),
      loop,
    ]);
    Object.assign(header, { session: { ...signedIn(), USER: { permissions: new Set(['ADMIN_VIEW']) } } });
    await header.updateComplete;
    expect(seen(header, '.nodes :is(a,button)')).to.have.length(3);
    await openMenu(header, 'Menu', 'Deep');
    expect(controls(header, 'Deep trap')).to.have.length(0);
    await openMenu(header, 'Loop', 'Inside');
    const toldOf = (part: string) => warnings.some((text) => text.startsWith(part));
    await waitUntil(() => toldOf('navBar') && toldOf('session'), 'the mistakes are told', {
      timeout: 10_000,
    });
    header.cartQuantity = 3;
    await header.updateComplete;
    const paths = warnings.map((text) => text.split(' ')[0]);
    expect(new Set(paths).size).to.equal(paths.length);
    for (const place of [
      'items.0',
      'items.1',
      'items.2',
      'items.3',
      'items.5.submenu.columnGroups.0.columns.0.sections.0.nodes.0',
    ])
      expect(paths).to.include(`navBar.${place}`);
    expect(paths).to.include('session.USER.permissions');
    expect(warnings.some((text) => /^navBar\.items\.7\..*contains itself/.test(text))).to.equal(true);
  });

  for (const width of [320, 1024]) {
    it(`[MOB-05] keeps labels of 500 characters inside the window at ${width} px`, async () => {
      const long = 'Donaudampfschifffahrt'.repeat(24);
      const header = await mountJson([menu(`Menu ${long}`, route(long, '/a/')), route(long, '/b/')], width);
      if (width < 1024) await openMenu(header, 'Open menu', /^Menu Donau/);
      await arrives(header, /^Menu Donau/);
      expect(beyondWindow()).to.equal(0);
    });
  }
});
