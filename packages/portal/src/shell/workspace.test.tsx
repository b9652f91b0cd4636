import { expect, waitUntil } from '@open-wc/testing';
import { expectAccessible } from '../../../../test/helpers/axe.ts';
import { setViewport } from '../../../../test/helpers/commands.ts';
import { closePortal, openPortal, type OpenPortal } from '../../../../test/helpers/portal.tsx';
import { elements, nameOf } from '../../../../test/helpers/roles.ts';

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
    window.dispatchEvent(new CustomEvent('router-navigate', { detail: { path: '/orders/' } }));
    await portal.find('navigation', 'Orders');
    window.dispatchEvent(new CustomEvent('router-navigate', { detail: { path: '/contact-us/' } }));
    await portal.page('Contact us');
    expect(place(portal)).to.equal(null);
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
