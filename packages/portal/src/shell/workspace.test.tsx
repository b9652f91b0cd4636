import { expect } from '@open-wc/testing';
import { expectAccessible } from '../../../../test/helpers/axe.ts';
import { setViewport } from '../../../../test/helpers/commands.ts';
import { sampleMarket, signedIn } from '../../../../test/helpers/fixtures.ts';
import { navigate } from '../../../../test/helpers/navigate.ts';
import { closePortal, openPortal, type OpenPortal } from '../../../../test/helpers/portal.tsx';
import { elements, nameOf } from '../../../../test/helpers/roles.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';

const place = ({ container }: OpenPortal) => container.querySelector<HTMLElement>('.workspace');
const bar = ({ container }: OpenPortal) => container.querySelector('fp-workspace-bar');
const current = (portal: OpenPortal) =>
  elements(bar(portal)!.shadowRoot!, 'link')
    .filter((link) => link.getAttribute('aria-current') === 'page')
    .map(nameOf);

describe('a workspace’s bar', () => {
  before(() => setViewport(1280));
  afterEach(closePortal);

  it('[WSP-01] stands between header and main area on the workspace’s pages', async () => {
    const portal = await openPortal('/en-us/insights/energy/', { person: 'fleet-customer' });
    await portal.page('Energy and fuel');
    await portal.find('navigation', 'Insights');
    expect(bar(portal)?.previousElementSibling?.localName).to.equal('fp-header');
    expect(current(portal)).to.deep.equal(['Energy and fuel']);
    await expectAccessible(document.documentElement, { page: true });
  });

  it('[WSP-01] speaks the page’s language', async () => {
    const portal = await openPortal('/de-de/insights/energy/', { market: 'de', person: 'fleet-customer' });
    await portal.find('navigation', 'Auswertungen');
    expect(current(portal)).to.deep.equal(['Energie und Kraftstoff']);
  });

  it('[WSP-01] leads from page to page without loading a document, and marks where it led', async () => {
    const portal = await openPortal('/en-us/insights/energy/', { person: 'fleet-customer' });
    (await portal.find('link', 'Trips')).click();
    await portal.page('Trips');
    expect(location.pathname).to.equal('/en-us/insights/trips/');
    expect(current(portal)).to.deep.equal(['Trips']);
  });

  it('[WSP-01] changes with the workspace and goes where there is none', async () => {
    const portal = await openPortal('/en-us/insights/', { person: 'fleet-customer' });
    await portal.find('navigation', 'Insights');
    navigate('/orders/');
    await portal.find('navigation', 'Orders');
    navigate('/contact-us/');
    await portal.page('Contact us');
    expect(place(portal)).to.equal(null);
  });

  it('[GAT-03] does not show what the person may not open, and shows a visitor what leads to the login', async () => {
    const item = (label: string, route: string) => ({
      label,
      route,
      localeTranslations: {},
      dropdownItems: [],
    });
    const market = sampleMarket({
      routes: [{ id: 'costs', path: '/costs/', mode: 'aempage', permissionsRequired: ['COSTS_VIEW'] }],
      workspaces: [
        {
          title: 'Help',
          localeTranslations: {},
          navbar: {
            items: [item('Contact', '/contact-us/'), item('Costs', '/costs/'), item('Soon', '/soon/')],
          },
        },
      ],
    });
    const shown = async (portal: OpenPortal) =>
      elements((await portal.find('navigation', 'Help')).getRootNode() as ShadowRoot, 'link').map(nameOf);

    const portal = await openPortal('/en-ca/contact-us/', { market, session: signedIn() });
    expect(await shown(portal)).to.deep.equal(['Contact', 'Soon']);
    closePortal();
    expect(await shown(await openPortal('/en-ca/contact-us/', { market }))).to.deep.equal([
      'Contact',
      'Costs',
      'Soon',
    ]);
  });

  it('[GAT-03] is not there where the person may open nothing of it', async () => {
    const market = sampleMarket({
      routes: [
        {
          id: 'money',
          path: '/money/',
          mode: 'layout',
          permissionsRequired: ['COSTS_VIEW'],
          layoutOrRouteId: 'l',
        },
        { id: 'tips', path: '/money/tips/', mode: 'layout', layoutOrRouteId: 'l' },
      ],
      layouts: [{ id: 'l' }],
      workspaces: [
        {
          title: 'Money',
          localeTranslations: {},
          navbar: {
            items: [{ label: 'Costs', route: '/money/', localeTranslations: {}, dropdownItems: [] }],
          },
        },
      ],
    });
    const portal = await openPortal('/en-ca/money/tips/', { market, session: signedIn() });
    await portal.page('Tips');
    expect(place(portal)).to.equal(null);
    expect(portal.container.querySelector('fp-header')?.workspaceTitle).to.equal('');
  });

  for (const [path, height] of [
    ['/en-us/insights/energy/', 104],
    ['/en-us/insights/costs/', 56],
  ] as const) {
    it(`[WSP-01] has its ${height} px at ${path} before its script is there, so that nothing moves`, async () => {
      const heights = new Set<number>();
      const watcher = new MutationObserver(() => {
        const shown = document.querySelector('.workspace');
        if (shown) heights.add(shown.getBoundingClientRect().height);
      });
      watcher.observe(document.body, { childList: true, subtree: true });
      const portal = await openPortal(path, { person: 'fleet-customer' });
      await waitUntil(() => bar(portal)?.shadowRoot?.querySelector('nav'), 'the bar arrives');
      watcher.disconnect();
      heights.add(place(portal)!.getBoundingClientRect().height);
      expect([...heights]).to.deep.equal([height]);
    });
  }
});
