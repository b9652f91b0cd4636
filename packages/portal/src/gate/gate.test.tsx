import { expect } from '@open-wc/testing';
import { expectAccessible } from '../../../../test/helpers/axe.ts';
import { signInAs } from '../../../../test/helpers/backend.ts';
import { sampleMarket, signedIn } from '../../../../test/helpers/fixtures.ts';
import { forgetFlows } from '../../../../test/helpers/flow-storage.ts';
import { navigate } from '../../../../test/helpers/navigate.ts';
import { closePortal, openPortal } from '../../../../test/helpers/portal.tsx';
import { refuseCookies } from '../../../../test/helpers/refuse-cookies.ts';
import { refuseStorage } from '../../../../test/helpers/refuse-storage.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { requestUserInfo } from '../session/user-info-events.ts';

const startCalls = ['/session', '/markets/us.json'];

describe('the gate', () => {
  afterEach(closePortal);

  const logins: [string, string, string][] = [
    [
      '/login with language and way back',
      '/en-us/account/?active-tab=billing',
      '/login?lang=en-us&redirect=%2Fen-us%2Faccount%2F%3Factive-tab%3Dbilling',
    ],
    [
      'the analytics login',
      '/en-us/insights/analytics/',
      '/analytics?redirect=%2Fen-us%2Finsights%2Fanalytics%2F',
    ],
    ['the adfs login', '/en-us/dealer-desk/', '/adfslogin?redirect=%2Fen-us%2Fdealer-desk%2F'],
  ];
  for (const [where, url, href] of logins) {
    it(`[GAT-05] sends a visitor to ${where}`, async () => {
      const portal = await openPortal(url);
      await waitUntil(() => portal.left.length > 0);
      expect(portal.left).to.deep.equal([href]);
      expect(await portal.find('status', 'Logging In...')).to.exist;
    });
  }

  const places: [where: string, refuse: () => () => void][] = [
    ['', () => () => undefined],
    [', also where the browser keeps cookies only', refuseStorage],
  ];
  for (const [where, refuse] of places) {
    it(`[GAT-05] ends on the error page where the login lets nobody in and comes straight back${where}`, async () => {
      const url = '/en-us/account/?active-tab=billing';
      forgetFlows();
      const allow = refuse();
      for (let times = 1; times <= 3; times += 1) {
        const portal = await openPortal(url, { isReload: true });
        await waitUntil(() => portal.left.length > 0);
        closePortal();
      }
      const portal = await openPortal(url, { isReload: true });
      await portal.page('Something went wrong');
      allow();
      expect(portal.left).to.deep.equal([]);
      expect(portal.get('link', 'Refresh')).to.have.attribute('href', url);
    });
  }

  it('[GAT-05] ends on the error page at once where the browser keeps nothing that would show a circle', async () => {
    const allowed = [refuseStorage(), refuseCookies()];
    const portal = await openPortal('/en-us/account/', { isReload: true });
    await portal.page('Something went wrong');
    for (const allow of allowed) allow();
    expect(portal.left).to.deep.equal([]);
    expect(portal.get('link', 'Refresh')).to.have.attribute('href', '/en-us/account/');
  });

  it('[API-09] ends on the error page where the login is answered with the portal itself', async () => {
    const portal = await openPortal('/login?lang=en-us');
    await portal.page('Something went wrong');
    expect(portal.left).to.deep.equal([]);
    expect(portal.has('button', 'Refresh')).to.equal(true);
  });

  it('[GAT-05] goes from page to login also where the browser keeps nothing', async () => {
    const allow = refuseStorage();
    const portal = await openPortal('/en-us/contact-us/', { isReload: true });
    await portal.page('Contact us');
    navigate('/account/');
    await waitUntil(() => portal.left.length > 0);
    allow();
    expect(portal.left[0]).to.match(/^\/login\?/);
  });

  it('[GAT-07] requests and renders nothing of a protected page for a visitor', async () => {
    const portal = await openPortal('/en-us/dashboard/');
    await waitUntil(() => portal.left.length > 0);
    expect(portal.begun.toSorted()).to.deep.equal(startCalls.toSorted());
    expect(portal.container.querySelector('h1, .view-place')).to.equal(null);
  });

  it('[GAT-04] sends a session that must be stepped up to /mfa', async () => {
    const portal = await openPortal('/en-us/dashboard/', { person: 'step-up' });
    await waitUntil(() => portal.left.length > 0);
    expect(portal.left).to.deep.equal(['/mfa?redirect=%2Fen-us%2Fdashboard%2F']);
  });

  it('[GAT-03] redirects to the 403 page, which names what is missing and where', async () => {
    const portal = await openPortal('/en-us/admin/', { person: 'fleet-customer' });
    await portal.page('You do not have access to this page');
    expect(location.pathname + location.search).to.equal(
      '/en-us/403Page/?origin=%2Fen-us%2Fadmin%2F&p=ADMIN_VIEW',
    );
    expect(portal.get('list', /ADMIN_VIEW/)).to.exist;
    expect(portal.get('link', 'Administration')).to.have.attribute('href', '/en-us/admin/');
    await expectAccessible(document.body, { page: true });
  });

  it('[GAT-03][RTE-27] says what took the place of the first page, and has the focus there, once its person lost the permission', async () => {
    await signInAs('fleet-customer', 'us');
    const desk = { id: 'desk', path: '/desk/', mode: 'layout', layoutOrRouteId: 'empty' };
    const market = sampleMarket({
      routes: [{ ...desk, permissionsRequired: ['GONE'] }],
      layouts: [{ id: 'empty', layoutItems: [] }],
    });
    const session = signedIn({ userId: 'u-1001', permissions: ['GONE'] });
    const portal = await openPortal('/en-ca/desk/', { market, session, person: 'fleet-customer' });
    await portal.page('Desk');
    expect(document.activeElement).to.equal(document.body);
    window.dispatchEvent(new Event(requestUserInfo));
    const heading = await portal.page('You do not have access to this page');
    await waitUntil(() => document.activeElement === heading, 'the heading has the focus');
    expect(await portal.find('status', 'You do not have access to this page')).to.exist;
    expect(portal.errors).to.deep.equal([]);
  });

  it('[GAT-03] lets somebody else log in and come back to the page', async () => {
    const portal = await openPortal('/en-us/admin/', { person: 'fleet-customer' });
    (await portal.find('button', 'Sign in as someone else')).click();
    const [href = ''] = portal.left;
    expect(href).to.match(/^\/logout\?redirect=/);
    expect(decodeURIComponent(decodeURIComponent(href))).to.contain(
      '/login?lang=en-us&redirect=/en-us/admin/',
    );
  });

  it('[GAT-06] shows the 404 page for an auth context that is not accepted', async () => {
    const portal = await openPortal('/en-us/partner-lab/', { person: 'fleet-customer' });
    await portal.page('This page does not exist');
    expect(portal.left).to.deep.equal([]);
  });

  it('[GAT-02] lets through who has context and permissions', async () => {
    const portal = await openPortal('/en-us/insights/', { person: 'fleet-customer' });
    await portal.page('Insights');
    await waitUntil(() =>
      document.querySelector('section[aria-label^="Embedded screen"][aria-busy="false"]'),
    );
  });

  it('[GAT-07] takes an open protected page away as soon as another tab has signed out', async () => {
    const portal = await openPortal('/en-us/account/', { person: 'fleet-customer' });
    await portal.page('Personal details');
    const otherTab = new BroadcastChannel('fp-session');
    otherTab.postMessage('signed-out');
    await waitUntil(() => !portal.has('heading', 'Personal details'));
    otherTab.close();
    expect(portal.container.textContent).not.to.contain('Lindqvist');
    await waitUntil(() => portal.left.length > 0);
    expect(portal.left[0]).to.match(/^\/login\?/);
  });

  for (const origin of [
    'javascript:alert(1)',
    '//host.example/',
    'https://host.example/',
    '/\\host.example',
    'data:text/html,x',
  ]) {
    it(`[RTE-25] the 403 page makes no link of the origin ${origin}`, async () => {
      const portal = await openPortal(`/en-us/403Page/?origin=${encodeURIComponent(origin)}&p=A,<img src=x>`);
      await portal.page('You do not have access to this page');
      const hrefs = [...portal.container.querySelectorAll('main a')].map(
        (link) => link.getAttribute('href') ?? '',
      );
      expect(hrefs.join()).not.to.match(/javascript|host\.example|data:/);
      expect(portal.container.querySelector('main img')).to.equal(null);
    });
  }
});
