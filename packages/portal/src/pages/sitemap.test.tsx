import { expect } from '@open-wc/testing';
import { expectAccessible } from '../../../../test/helpers/axe.ts';
import { sampleMarket } from '../../../../test/helpers/fixtures.ts';
import { closePortal, openPortal } from '../../../../test/helpers/portal.tsx';

/** A sub-menu with one section. */
function nodesUnder(nodes: object[]) {
  return { submenuType: 'simple', columnGroups: [{ columns: [{ sections: [{ label: 'Ways', nodes }] }] }] };
}

describe('the sitemap', () => {
  afterEach(closePortal);

  const hrefs = (container: HTMLElement) =>
    [...container.querySelectorAll('main a')].map((link) => link.getAttribute('href'));

  const target = { path: 'https://help.example/', isExternal: true };
  const help = { type: 'route', label: 'Roadside help', altLabels: { 'fr-ca': 'Dépannage' }, target };
  for (const [where, items] of [
    ['of the menu', [help]],
    ['under an entry', [{ type: 'menu-view', label: 'Help', submenu: nodesUnder([help]) }]],
  ] as const) {
    it(`[NAV-06] marks links to other sites as header and footer do, in the page’s language: ${where}`, async () => {
      for (const [locale, title, text] of [
        ['en-ca', 'Sitemap', 'Roadside help (external site)'],
        ['fr-ca', 'Plan du site', 'Dépannage (site externe)'],
      ] as const) {
        const portal = await openPortal(`/${locale}/sitemap/`, {
          market: sampleMarket({ navBar: { items } }),
        });
        await portal.page(title);
        const link = portal.container.querySelector('main a[href="https://help.example/"]')!;
        expect([link.textContent, link.getAttribute('rel')]).to.deep.equal([text, 'external noopener']);
        expect(link.querySelector('svg')?.getBoundingClientRect().width).to.equal(16);
        await expectAccessible(document.body, { page: true });
        closePortal();
      }
    });
  }

  it('[NAV-07] lists only what the person may open', async () => {
    const visitor = await openPortal('/en-us/sitemap/');
    await visitor.page('Sitemap');
    expect(hrefs(visitor.container))
      .to.include('/en-us/charging/')
      .and.not.include('/en-us/maintenance/history/');
    closePortal();
    const customer = await openPortal('/en-us/sitemap/', { person: 'fleet-customer' });
    await customer.page('Sitemap');
    expect(hrefs(customer.container)).to.include('/en-us/maintenance/history/');
  });
});
