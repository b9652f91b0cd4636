import type { AnalyticsData } from '@fleet-portal/model/entities';
import { expect } from '@open-wc/testing';
import { askForFault } from '../../../../test/helpers/backend.ts';
import { setViewport } from '../../../../test/helpers/commands.ts';
import { sampleMarket, signedIn } from '../../../../test/helpers/fixtures.ts';
import { noteConsole } from '../../../../test/helpers/note-console.ts';
import { closePortal, openPortal } from '../../../../test/helpers/portal.tsx';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { hearFromOtherTab } from '../session/other-tab.fixture.ts';
import { allow } from './consent.fixture.ts';
import type {} from './tag-manager.ts';

const navigate = (path: string) =>
  window.dispatchEvent(new CustomEvent('router-navigate', { detail: { path } }));

describe('analytics', () => {
  let calls: [name: string, data: AnalyticsData][] = [];
  const names = () => calls.map(([name]) => name);
  const pages = () => calls.filter(([name]) => name === 'page-view').map(([, data]) => data.page.pageName);
  const clicks = () => calls.filter(([name]) => name === 'link-click').map(([, data]) => data.onclick);
  const last = () => calls.at(-1)?.[1];
  const addTagManager = () => {
    window._satellite = { track: (name, data) => calls.push([name, data]) };
  };

  before(() => setViewport(1280));
  beforeEach(() => {
    calls = [];
    addTagManager();
  });
  afterEach(() => {
    closePortal();
    delete window._satellite;
  });

  it('[ANA-01] tells of each page once, with what the market calls itself', async () => {
    const portal = await openPortal('/en-us/sitemap/?q=secret', { person: 'fleet-customer' });
    allow('performance');
    await waitUntil(() => pages().length === 1, 'the page on which it was allowed');
    expect(last()?.page).to.include({ pageName: 'site map', radUIVersion: 'pc', userLanguage: 'en' });
    expect(last()?.user.loginStatus).to.equal('logged in');
    navigate('/country-sites/');
    await portal.page('Country sites');
    await waitUntil(() => pages().length === 2);
    navigate('/country-sites/?region=europe#top');
    navigate('/no/such/page/');
    await portal.page('This page does not exist');
    await waitUntil(() => pages().length === 3);
    expect(pages()).to.deep.equal(['site map', 'country sites', 'error 404']);
    expect(JSON.stringify(calls)).not.to.match(/secret|Lindqvist|europe/);
  });

  it('[CKC-02] tells nothing before it is allowed, and then only of the page that stands there', async () => {
    const portal = await openPortal('/en-us/sitemap/');
    await portal.page('Sitemap');
    navigate('/contact-us/');
    await portal.page('Contact us');
    allow('functionality', 'targeting');
    navigate('/privacy-policy/');
    await portal.page('Privacy policy');
    expect(calls).to.deep.equal([]);
    allow('performance');
    await waitUntil(() => calls.length > 0);
    expect(pages()).to.deep.equal(['privacy policy']);
    expect(names()).to.deep.equal(['page-view']);
    allow();
    navigate('/contact-us/');
    await portal.page('Contact us');
    expect(pages()).to.deep.equal(['privacy policy']);
    allow('performance');
    await waitUntil(() => pages().length === 2);
    expect(pages()).to.deep.equal(['privacy policy', 'contact us']);
  });

  it('[CKC-02] waits for a tag manager that comes later, and tells it nothing that was refused meanwhile', async () => {
    delete window._satellite;
    const portal = await openPortal('/en-us/sitemap/');
    allow('performance');
    await portal.page('Sitemap');
    navigate('/contact-us/');
    await portal.page('Contact us');
    window._satellite = {};
    addTagManager();
    await waitUntil(() => pages().length === 2, 'both are told');
    expect(pages()).to.deep.equal(['site map', 'contact us']);

    delete window._satellite;
    navigate('/privacy-policy/');
    await portal.page('Privacy policy');
    allow();
    addTagManager();
    navigate('/sitemap/');
    await portal.page('Sitemap');
    allow('performance');
    await waitUntil(() => pages().length === 3);
    expect(pages().slice(2)).to.deep.equal(['site map']);
  });

  it('[ENT-24] tells of a followed link by its place and name, without what comes after the path', async () => {
    const portal = await openPortal('/en-us/sitemap/?name=Maya', { person: 'fleet-customer' });
    allow('performance');
    await portal.page('Sitemap');
    (await portal.find('link', 'Request a quote')).click();
    await portal.page('Contact us');
    await waitUntil(() => names().includes('link-click'));
    const click = calls.find(([name]) => name === 'link-click')?.[1];
    expect(click?.onclick).to.deep.equal({
      onclick: 'header',
      onclickLinkName: 'Request a quote',
      referredTo: '/en-us/contact-us/',
    });
    expect(click?.page.pageName).to.equal('site map');
  });

  for (const type of ['fp-navigate', 'click'])
    it(`[ENT-24] tells nothing of a link whose ${type} the page prevents`, async () => {
      const portal = await openPortal('/en-us/sitemap/');
      allow('performance');
      await waitUntil(() => pages().length === 1);
      const quote = await portal.find('link', 'Request a quote');
      document.addEventListener(type, (event) => event.preventDefault(), { once: true });
      quote.click();
      (await portal.find('link', 'Find your country site')).click();
      await waitUntil(() => clicks().length > 0);
      expect(clicks().map(({ referredTo }) => referredTo)).to.deep.equal(['/en-us/country-sites/']);
    });

  it('[ENT-24] tells that somebody signs in, which the portal does itself, unless the page prevents it', async () => {
    const portal = await openPortal('/en-us/sitemap/');
    allow('performance');
    await waitUntil(() => pages().length === 1);
    const signIn = await portal.find('link', 'Sign in');
    document.addEventListener('fp-login', (event) => event.preventDefault(), { once: true });
    signIn.click();
    expect(portal.left).to.deep.equal([]);
    signIn.click();
    await waitUntil(() => portal.left.length > 0);
    expect(clicks().map(({ onclickLinkName }) => onclickLinkName)).to.deep.equal(['Sign in']);
  });

  it('[ENT-24] tells not how a link in a view of the header is called, which may be after a person', async () => {
    const companySelectorView = {
      id: 'companies',
      viewId: 'companies',
      framework: 'react',
      exposedComponent: 'ReactEcho',
      url: '/packages/portal/src/views/echo.fixture.ts',
    };
    const portal = await openPortal('/en-ca/sitemap/', {
      market: sampleMarket({ companySelectorView }),
      session: signedIn(),
    });
    allow('performance');
    await portal.page('Sitemap');
    const view = () => portal.container.querySelector('fp-header > [slot="company"]');
    await waitUntil(view, 'the view is there');
    const link = Object.assign(document.createElement('a'), { href: '/en-ca/country-sites/' });
    link.textContent = 'Anna Berg’s van';
    view()?.append(link);
    link.click();
    await waitUntil(() => clicks().length > 0);
    expect(clicks()).to.deep.equal([
      { onclick: 'header', onclickLinkName: '', referredTo: '/en-ca/country-sites/' },
    ]);
  });

  it('[FTR-02] tells nothing of a link before which the privacy confirmation comes', async () => {
    const portal = await openPortal('/en-ca/sitemap/', { market: sampleMarket() });
    allow('performance');
    await portal.page('Sitemap');
    (await portal.find('link', /LinkedIn/)).click();
    (await portal.find('button', 'Cancel')).click();
    (await portal.find('link', 'Find your country site')).click();
    await portal.page('Country sites');
    await waitUntil(() => clicks().length > 0);
    expect(clicks().map(({ referredTo }) => referredTo)).to.deep.equal(['/en-ca/country-sites/']);
  });

  it('[ENT-24] tells of a failed call by its name and kind', async () => {
    const portal = await openPortal('/en-us/contact-us/');
    allow('performance');
    await portal.page('Contact us');
    await askForFault({ call: 'getContent', status: 500, times: 1 });
    navigate('/vehicles/');
    await waitUntil(() => names().includes('error'));
    const error = calls.find(([name]) => name === 'error')?.[1];
    expect(error?.event).to.deep.equal({ error: 'getContent', reason: 'status 500' });
  });

  it('[ENT-24] tells that a page failed, by the kind of its error alone', async () => {
    const market = sampleMarket();
    for (const layout of market.layouts) Object.assign(layout, { layoutItems: null, layoutItems8col: null });
    const portal = await openPortal('/en-ca/reports/', { market, session: signedIn() });
    allow('performance');
    await portal.page('Something went wrong');
    navigate('/contact-us/');
    await portal.page('Contact us');
    navigate('/reports/');
    const failures = () => calls.filter(([name]) => name === 'error').map(([, data]) => data.event);
    await waitUntil(() => failures().some(({ error }) => error === 'page'));
    expect(failures()).to.deep.include({ error: 'page', reason: 'TypeError' });
  });

  it('[API-09] a tag manager that throws harms nothing', async () => {
    const said = noteConsole('warn');
    window._satellite = {
      track: () => {
        throw new Error('broken on purpose');
      },
    };
    const portal = await openPortal('/en-us/sitemap/');
    allow('performance');
    await portal.page('Sitemap');
    await waitUntil(() => said.some((line) => line.includes('The tag manager did not take "page-view"')));
    expect(portal.errors).to.deep.equal([]);
  });

  it('[GAT-07] tells of no page that the gate keeps shut', async () => {
    const portal = await openPortal('/en-us/account/');
    allow('performance');
    await waitUntil(() => portal.left.length > 0);
    expect(pages()).to.deep.equal([]);
  });

  it('[SES-02] tells of a page no second time because its person has gone', async () => {
    const portal = await openPortal('/en-us/contact-us/', { person: 'fleet-customer' });
    allow('performance');
    await waitUntil(() => pages().length === 1);
    hearFromOtherTab('signed-out');
    await waitUntil(() => portal.container.querySelector('fp-header')?.session.SESSIONID === null);
    navigate('/sitemap/');
    await waitUntil(() => pages().length === 2);
    expect(last()?.user.loginStatus).to.equal('logged out');
  });
});
