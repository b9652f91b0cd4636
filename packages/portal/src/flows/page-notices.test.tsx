import { storageKeys } from '@fleet-portal/model/flows';
import { expect } from '@open-wc/testing';
import { expectAccessible } from '../../../../test/helpers/axe.ts';
import { setViewport } from '../../../../test/helpers/commands.ts';
import { sampleMarket, signedIn } from '../../../../test/helpers/fixtures.ts';
import { forgetFlows } from '../../../../test/helpers/flow-storage.ts';
import { navigate } from '../../../../test/helpers/navigate.ts';
import { closePortal, openPortal } from '../../../../test/helpers/portal.tsx';
import { refuseCookies } from '../../../../test/helpers/refuse-cookies.ts';
import { refuseStorage } from '../../../../test/helpers/refuse-storage.ts';
import { control } from '../../../../test/helpers/seen.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { openMenu } from '../../../elements/src/header/header.fixture.ts';
import { bannerButton, bannerSays, banners } from './flows.fixture.ts';

const sale = () => document.querySelector('fp-top-notifications');

describe('a child session', () => {
  beforeEach(() => setViewport(800));
  afterEach(closePortal);

  it('[BAN-03] says whose account it is in, on every page, and ends with END SESSION', async () => {
    const portal = await openPortal('/en-us/contact-us/', { person: 'child-session' });
    const banner = await bannerSays(
      /^You're currently accessing the account of Brightwater Catering\. Select the END SESSION button to return to the Data Sharing Authorization page\.$/,
    );
    expect([banner.variant, banner.closable]).to.deep.equal(['info', false]);
    await expectAccessible(banner);
    navigate('/sitemap/');
    await portal.page('Sitemap');
    expect(banners()).to.have.length(1);
    bannerButton(banner, 'END SESSION').click();
    await waitUntil(() => portal.left.length > 0, 'the session ends');
    expect(portal.left).to.deep.equal(['/end-child-session?redirect=%2Fen-us%2Fdata-sharing%2F']);
  });

  /** Opens the portal in a child session of a company without a name. */
  function openNameless(isReload: boolean) {
    const companyInfo = { companyName: ' ', companyBillingCountry: { code: 'CAN' } };
    const session = signedIn({ companyInfo }, { IS_CHILD_SESSION: true });
    const market = sampleMarket({
      fpgFeatureFlags: { summerSales: true },
      summerSaleLabel: { label: 'Sale', altLabels: {} },
    });
    return openPortal('/en-ca/contact-us/', { market, session, isReload });
  }

  it('[BAN-03] without a company ends at once', async () => {
    const portal = await openNameless(false);
    await waitUntil(() => portal.left.length > 0, 'the session ends');
    expect(portal.left).to.deep.equal(['/end-child-session?redirect=%2Fen-ca%2Fdata-sharing%2F']);
    expect(banners()).to.deep.equal([]);
  });

  const unnamed =
    /^You're currently accessing another company's account\. Select the END SESSION button to return to the Data/;

  it('[BAN-03] without a company says so on the page at once where the browser keeps nothing that would show a circle', async () => {
    const allowed = [refuseStorage(), refuseCookies()];
    const portal = await openNameless(true);
    await portal.page('Contact us');
    await bannerSays(unnamed);
    await waitUntil(() => sale(), 'what else there is to say is said');
    for (const allow of allowed) allow();
    expect(portal.left).to.deep.equal([]);
  });

  it('[BAN-03] without a company says so, and may be ended, on the page where the server does not end it', async () => {
    for (const isReload of [false, true, true]) {
      const portal = await openNameless(isReload);
      await waitUntil(() => portal.left.length > 0, 'the session is to end');
      closePortal();
    }
    const portal = await openNameless(true);
    await portal.page('Contact us');
    const banner = await bannerSays(unnamed);
    await waitUntil(() => sale(), 'what else there is to say is said');
    expect(portal.left).to.deep.equal([]);
    bannerButton(banner, 'END SESSION').click();
    await waitUntil(() => portal.left.length > 0, 'the session is to end');
    expect(portal.left).to.deep.equal(['/end-child-session?redirect=%2Fen-ca%2Fdata-sharing%2F']);
  });
});

describe('the move of the fleet site', () => {
  beforeEach(() => setViewport(800));
  afterEach(closePortal);

  it('[BAN-04] is told to whoever comes from there, until they close it', async () => {
    const portal = await openPortal('/contact-us/?redirectFromFleet');
    const banner = await bannerSays(/fleet site has moved here/);
    expect(banner.variant).to.equal('info');
    await expectAccessible(banner);
    banner.renderRoot.querySelector<HTMLElement>('.close')!.click();
    await waitUntil(() => banners().length === 0, 'the banner goes');
    navigate('/sitemap/');
    await portal.page('Sitemap');
    expect(banners()).to.deep.equal([]);
  });

  it('[BAN-04] stays closed in another language', async () => {
    await setViewport(1280);
    const portal = await openPortal('/en-ca/contact-us/?redirectFromFleet', {
      market: 'ca',
      person: 'child-session',
    });
    const banner = await bannerSays(/fleet site has moved here/);
    banner.renderRoot.querySelector<HTMLElement>('.close')!.click();
    await waitUntil(() => banners().length === 1, 'the banner goes');
    const header = portal.container.querySelector('fp-header')!;
    await openMenu(header, 'Language: EN', 'Français');
    control(header, 'Français').click();
    await waitUntil(() => header.locale === 'fr-ca', 'the portal speaks French');
    await portal.page('Nous contacter');
    await bannerSays(/Vous.*Brightwater/);
    expect(banners()).to.have.length(1);
  });

  it('[BAN-04] speaks the language of the page', async () => {
    await openPortal('/fr-ca/contact-us/?redirectFromFleet=1', { market: 'ca' });
    await bannerSays(/a déménagé ici/);
  });

  it('[BAN-04] is not told elsewhere', async () => {
    const portal = await openPortal('/en-ie/contact-us/?redirectFromFleet', { market: 'ie' });
    await waitUntil(() => sale(), 'the flows have begun');
    await portal.page('Contact us');
    expect(banners()).to.deep.equal([]);
  });
});

describe('the summer sale', () => {
  beforeEach(() => setViewport(800));
  afterEach(closePortal);

  it('[BAN-05] shows the market’s text to everybody', async () => {
    const portal = await openPortal('/en-ie/contact-us/', { market: 'ie' });
    await waitUntil(() => sale()?.renderRoot.textContent.includes('Summer sale'), 'the sale shows');
    expect(sale()!.notifications?.map(({ variant }) => variant)).to.deep.equal(['primary']);
    await expectAccessible(sale()!);
    await portal.page('Contact us');
  });

  it('[BAN-05] shows nothing where the flag is off', async () => {
    const summerSaleLabel = { label: 'Sale', altLabels: {} };
    const portal = await openPortal('/en-ca/contact-us/?redirectFromFleet', {
      market: sampleMarket({ summerSaleLabel }),
    });
    await bannerSays(/moved/);
    await portal.page('Contact us');
    expect(sale()).to.equal(null);
  });
});

describe('the page-refresh map', () => {
  beforeEach(() => setViewport(800));
  afterEach(() => {
    closePortal();
    forgetFlows();
  });

  const force = (detail: unknown) => window.dispatchEvent(new CustomEvent('fpg-force-refresh', { detail }));
  const map = () => sessionStorage.getItem(storageKeys.pageRefresh);

  /** Opens a page, and waits until the flows listen to its events. */
  async function open() {
    const portal = await openPortal('/en-us/contact-us/?redirectFromFleet');
    await portal.page('Contact us');
    await bannerSays(/moved/);
    return portal;
  }

  it('[SES-06] loads a page anew that was forced, once', async () => {
    const portal = await open();
    force({ uri: '/en-us/sitemap' });
    navigate('/country-sites/');
    await portal.page('Country sites');
    expect(portal.left).to.deep.equal([]);
    navigate('/sitemap/');
    await waitUntil(() => portal.left.length > 0, 'the page is loaded anew');
    expect(portal.left).to.deep.equal(['/en-us/sitemap/']);
    closePortal();
    const reloaded = await openPortal('/en-us/sitemap/', { isReload: true });
    await reloaded.page('Sitemap');
    expect(map()).to.contain('"pages":{"/sitemap/":false}');
  });

  it('[SES-06][RTE-20] loads a page anew that was named without its locale and a retail site’s prefix', async () => {
    const portal = await openPortal('/en-ca/pro/contact-us/', {
      market: sampleMarket({ retailPrefix: 'pro' }),
    });
    await portal.page('Contact us');
    force({ uri: '/sitemap/' });
    navigate('/sitemap/');
    await waitUntil(() => portal.left.length > 0, 'the page is loaded anew');
    expect(portal.left).to.deep.equal(['/en-ca/pro/sitemap/']);
  });

  it('[SES-06] loads a page anew that is opened at a fragment, to which the browser would only scroll', async () => {
    const portal = await open();
    force({ uri: '/en-us/sitemap/' });
    navigate('/sitemap/?view=all#vehicles');
    await waitUntil(() => portal.left.length > 0, 'the page is loaded anew');
    expect(portal.left).to.deep.equal(['/en-us/sitemap/?view=all']);
  });

  it('[SES-06] leaves a page that is open alone, also at a jump within it, until it is opened again', async () => {
    const portal = await open();
    force({ uri: '/en-us/contact-us/' });
    const header = portal.container.querySelector('fp-header')!;
    for (const place of ['?topic=fleet', '?topic=fleet#text']) {
      navigate(`/contact-us/${place}`);
      await waitUntil(() => header.currentPath === `/en-us/contact-us/${place}`, 'it is there');
    }
    navigate('/sitemap/');
    await portal.page('Sitemap');
    expect(portal.left).to.deep.equal([]);
    history.back();
    await waitUntil(() => portal.left.length > 0, 'the page is loaded anew');
    expect(portal.left).to.deep.equal(['/en-us/contact-us/?topic=fleet']);
  });

  it('[SES-06] forgets after 300000 ms', async () => {
    const pages = { '/en-us/sitemap/': true };
    const portal = await open();
    sessionStorage.setItem(storageKeys.pageRefresh, JSON.stringify({ begun: Date.now() - 300_000, pages }));
    navigate('/sitemap/');
    await portal.page('Sitemap');
    expect(portal.left).to.deep.equal([]);
  });

  it('[SES-06][RTE-25] takes no page of another site, and nothing that is no page', async () => {
    await open();
    for (const detail of [{ uri: 'https://evil.example/' }, { uri: 5 }, null, 'x']) force(detail);
    expect(map()).to.equal(null);
  });
});
