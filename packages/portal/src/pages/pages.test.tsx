import { expect } from '@open-wc/testing';
import { expectAccessible } from '../../../../test/helpers/axe.ts';
import { sendKeys, setViewport } from '../../../../test/helpers/commands.ts';
import { sampleMarket, signedIn } from '../../../../test/helpers/fixtures.ts';
import { closePortal, openPortal } from '../../../../test/helpers/portal.tsx';
import { elements } from '../../../../test/helpers/roles.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';

describe('the fixed pages', () => {
  afterEach(closePortal);

  const pages: [string, string, string?][] = [
    ['/en-us/account/', 'Account', 'fleet-customer'],
    ['/en-us/account/?active-tab=billing', 'Company details', 'fleet-customer'],
    ['/en-us/account/privacy-settings/', 'Connected Vehicle Data Sharing', 'fleet-customer'],
    ['/en-us/manage-subscriptions/', 'Manage subscriptions', 'fleet-customer'],
    ['/en-us/data-sharing/', 'Data sharing', 'fleet-customer'],
    ['/en-us/termsAndConditions/', 'Terms and conditions'],
    ['/en-us/TermsAndConditions/', 'Terms and conditions'],
    ['/en-us/privacy-policy/', 'Privacy policy'],
    ['/en-us/sitemap/', 'Sitemap'],
    ['/en-us/country-sites/', 'Canada'],
    ['/en-us/sign-in-error/', 'You could not be signed in'],
    ['/en-us/blank/', 'Blank page'],
    ['/en-us/403Page/', 'You do not have access to this page'],
    ['/en-us/404Page/', 'This page does not exist'],
    ['/en-us/ErrorPage/', 'Something went wrong'],
    ['/en-us/apigeetest/', 'Connection test'],
    ['/en-us/transaction-preview/', 'Transaction preview'],
    ['/en-us/updates/', 'Get updates'],
    ['/en-us/updates/', 'Topics', 'dealer'],
    ['/en-us/contact-us/', 'Contact us'],
    ['/contact-us/', 'Contact us'],
  ];
  for (const [url, heading, person] of pages) {
    it(`[RTE-01] ${url} is a page with one main heading that anybody can use`, async () => {
      const portal = await openPortal(url, person ? { person } : {});
      await portal.page(heading);
      expect(portal.container.querySelectorAll('h1')).to.have.length(1);
      expect(document.title).to.match(/ \| United States$/);
      expect(portal.errors).to.deep.equal([]);
      await expectAccessible(document.body, { page: true });
    });
  }

  it('[GAT-10] sign-in-error leads to no login where nobody can sign in', async () => {
    const market = sampleMarket({ tld: '.com', userCanSignIn: false });
    const portal = await openPortal(`/${market.allowedLocales[0]}/sign-in-error/`, { market });
    await portal.page('You could not be signed in');
    expect(portal.container.querySelector('main [href*=login]')).to.equal(null);
  });

  it('[RTE-06] sign-in-error does not exist outside the .com market', async () => {
    const portal = await openPortal('/en-ca/sign-in-error/', { market: 'ca' });
    await portal.page('This page does not exist');
  });
});

describe('the account page', () => {
  afterEach(closePortal);

  it('[RTE-02] shows personal settings, and company settings behind the second tab, and Back returns', async () => {
    const portal = await openPortal('/en-us/account/?active-tab=my-profile', { person: 'fleet-customer' });
    await portal.page('Personal details');
    portal.get('tab', 'Company settings').click();
    await portal.page('Company details');
    expect(location.search).to.equal('?active-tab=billing');
    expect(portal.get('tab', 'Company settings')).to.have.attribute('aria-selected', 'true');
    expect(portal.get('tabpanel', 'Company settings').textContent).to.contain('Harbor and Field Deliveries');
    expect(document.title).to.equal('Company settings | United States');
    history.back();
    await portal.page('Personal details');
  });

  it('[RTE-02] says in words what the person is and may do, without the codes of the service', async () => {
    const portal = await openPortal('/en-us/account/?active-tab=billing', { person: 'fleet-customer' });
    await portal.page('Your permissions');
    const panel = portal.get('tabpanel', 'Company settings');
    expect(panel.textContent).to.contain('User typeFleet customer');
    const [first] = elements(panel, 'list').flatMap((list) => [...list.children]);
    expect(first?.textContent).to.equal('See fleet reports');
    expect(panel.textContent).not.to.match(/[A-Z]_[A-Z]|customer$/);
  });

  it('[RTE-02] says that somebody holds no permissions and no products', async () => {
    const person = 'insufficient-permissions';
    const portal = await openPortal('/en-us/account/?active-tab=billing', { person });
    await portal.page('Your permissions');
    expect(portal.container.textContent).to.contain('You hold no special permissions.');
    portal.get('tab', 'My profile').click();
    await portal.page('Your products');
    expect(portal.container.textContent).to.contain('No products are active for you.');
    await expectAccessible(document.body, { page: true });
  });

  it('[LAY-01][RTE-02] shows the longest permission within 320 px', async () => {
    const market = sampleMarket({ routes: [] });
    const session = signedIn({ permissions: [`X${'Y'.repeat(79)}`] });
    const portal = await openPortal('/en-ca/account/?active-tab=billing', { market, session });
    await portal.page('Your permissions');
    await setViewport(320);
    expect(portal.container.querySelector('main')?.scrollWidth).to.equal(320);
    await setViewport(1280);
  });

  it('[LAY-02] leads Tab from the tabs to a panel in which nothing else takes the focus', async () => {
    const portal = await openPortal('/en-us/account/', { person: 'fleet-customer' });
    await portal.page('Personal details');
    portal.get('tab', 'My profile').focus();
    await sendKeys({ press: 'Tab' });
    const panel = portal.get('tabpanel', 'My profile');
    expect(document.activeElement === panel).to.equal(true);
    const button = panel.appendChild(document.createElement('button'));
    await waitUntil(() => !panel.hasAttribute('tabindex'), 'the button is enough');
    button.remove();
    await waitUntil(() => panel.tabIndex === 0, 'it is a stop again');
  });

  it('[API-03] names products in the language of the page, and in English where the service fails', async () => {
    const german = await openPortal('/de-de/account/', { market: 'de', person: 'fleet-customer' });
    await waitUntil(() => german.container.querySelector('main')?.textContent.includes('Telematik'));
    expect(german.container.querySelector('main')?.textContent, '[GAT-09]').not.to.contain('Fahrer-App');
    closePortal();
    const failing = await openPortal('/de-de/account/', {
      market: 'de',
      person: 'fleet-customer',
      environment: { PRODUCTS_TRANSLATION_URL: '/nowhere/' },
    });
    await waitUntil(() => failing.container.querySelector('main')?.textContent.includes('Telematics'));
  });

  it('[RTE-02] says so where a session comes without its person', async () => {
    const session = { ...signedIn(), USER: null };
    const portal = await openPortal('/en-ca/account/', { market: sampleMarket(), session });
    await portal.page('Account');
    expect(await portal.find('alert', /could not be loaded/)).to.exist;
    expect(portal.get('button', 'Try again')).to.exist;
  });

  it('[RTE-02] the tabs are used by keyboard: arrows move, Enter opens', async () => {
    const portal = await openPortal('/en-us/account/', { person: 'fleet-customer' });
    await portal.page('Personal details');
    portal.get('tab', 'My profile').focus();
    await sendKeys({ press: 'ArrowRight' });
    expect(document.activeElement).to.equal(portal.get('tab', 'Company settings'));
    await sendKeys({ press: 'Enter' });
    await portal.page('Company details');
    await sendKeys({ press: 'Home' });
    expect(document.activeElement).to.equal(portal.get('tab', 'My profile'));
    portal.container.dir = 'rtl';
    await sendKeys({ press: 'ArrowLeft' });
    expect(document.activeElement).to.equal(portal.get('tab', 'Company settings'));
    await sendKeys({ press: 'ArrowRight' });
    expect(document.activeElement).to.equal(portal.get('tab', 'My profile'));
  });
});

describe('a content page', () => {
  afterEach(closePortal);

  it('[RTE-12] shows the service’s title and sanitized HTML, and its links stay in the portal', async () => {
    const portal = await openPortal('/en-us/');
    await waitUntil(
      () => portal.container.querySelector('.content a[href^="/en-us/"]'),
      'content with links',
    );
    expect(portal.container.querySelector('main :is(script, style, [onclick], [style])')).to.equal(null);
    await expectAccessible(document.body, { page: true });
    const link = portal.container.querySelector<HTMLAnchorElement>('.content a[href^="/en-us/"]');
    link?.click();
    await waitUntil(() => location.pathname !== '/en-us/');
    await waitUntil(() => portal.begun.filter((call) => call.startsWith('/content/')).length === 2);
  });

  it('[RTE-15] asks for the address’s own page where the route ends in a star', async () => {
    const market = sampleMarket({ routes: [{ id: 'guides', path: '/guides/*', mode: 'aempage' }] });
    const portal = await openPortal('/en-ca/guides/vans/?from=menu', { market });
    await waitUntil(() => portal.begun.some((call) => call.startsWith('/content/')), 'the page is asked for');
    const calls = portal.begun.filter((call) => call.startsWith('/content/'));
    expect(calls).to.deep.equal(['/content/?path=%2Fen-ca%2Fguides%2Fvans%2F']);
  });

  it('[RTE-12][RTE-27] is headed by the words of its route where neither market nor service name it', async () => {
    const market = sampleMarket({ routes: [{ id: 'fleet-guides', path: '/guides/', mode: 'aempage' }] });
    const portal = await openPortal('/en-ca/guides/', { market });
    await portal.page('Fleet guides');
    await portal.find('alert', /could not be loaded/);
    expect(document.title).to.equal(`Fleet guides | ${market.title}`);
  });

  it('[RTE-12] says that it failed and loads again on request', async () => {
    const portal = await openPortal('/en-us/vehicles/', {
      faults: [{ call: 'getContent', status: 500, times: 1 }],
    });
    await portal.page('Vehicles');
    expect(await portal.find('alert', /could not be loaded/)).to.exist;
    expect(portal.errors).to.have.length(1);
    expect(portal.errors[0]).to.match(/^getContent: status 500/);
    await expectAccessible(document.body, { page: true });
    portal.get('button', 'Try again').click();
    await waitUntil(() => portal.container.querySelector('.content'));
  });

  it('[RTE-12] shows the shape of the page while it loads', async () => {
    const portal = await openPortal('/en-us/vehicles/', {
      faults: [{ call: 'getContent', delay: 500, times: 1 }],
    });
    expect(await portal.find('status', 'Loading')).to.exist;
    await waitUntil(() => portal.container.querySelector('.content'));
    expect(portal.has('status', 'Loading')).to.equal(false);
  });
});

describe('the country sites', () => {
  const fetch = window.fetch.bind(window);
  afterEach(() => {
    closePortal();
    window.fetch = fetch;
  });

  it('[FTR-03] lists every site with its languages and marks this one', async () => {
    const portal = await openPortal('/en-us/country-sites/');
    await portal.page('Canada');
    expect(portal.get('list', 'Languages of Canada').textContent).to.match(/English.*Français/);
    expect(elements(portal.container, 'heading').map(({ textContent }) => textContent)).to.include.members([
      'Americas',
      'Europe',
      'Sweden',
    ]);
    expect(portal.get('link', 'Canada')).to.have.attribute('rel', 'external');
  });

  it('[RTE-25] names the languages of a site as text where its address is empty or unsafe', async () => {
    const site = { countryCode: 'ca', allowedLocales: ['en-ca', 'fr-ca'] };
    const sites = [
      { ...site, id: 'empty', title: 'Empty', url: '' },
      { ...site, id: 'unsafe', title: 'Unsafe', url: 'javascript:alert(1)' },
    ];
    window.fetch = (input, init) =>
      typeof input === 'string' && input.endsWith('/markets.json')
        ? Promise.resolve(Response.json({ markets: sites }))
        : fetch(input, init);
    const portal = await openPortal('/en-us/country-sites/');
    await portal.page('Unsafe');
    expect(portal.get('list', 'Languages of Unsafe').textContent).to.equal('EnglishFrançais');
    expect(portal.container.querySelectorAll('.site a').length).to.equal(0);
    expect(
      [...portal.container.querySelectorAll<HTMLElement>('.site [lang]')].map(({ lang }) => lang),
    ).to.deep.equal(['en-ca', 'fr-ca', 'en-ca', 'fr-ca']);
  });

  it('[API-09] says that the list failed and loads it again on request', async () => {
    const faults = [{ call: 'getMarketSummaries', body: 'malformed' as const, times: 1 }];
    const portal = await openPortal('/en-us/country-sites/', { faults });
    expect(await portal.find('alert', /could not be loaded/)).to.exist;
    await expectAccessible(document.body, { page: true });
    portal.get('button', 'Try again').click();
    await portal.page('Canada');
  });
});

/** A sub-menu of one section. */
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
