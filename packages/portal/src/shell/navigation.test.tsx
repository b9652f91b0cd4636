import { expect } from '@open-wc/testing';
import { sendKeys, setViewport } from '../../../../test/helpers/commands.ts';
import { sampleMarket, signedIn } from '../../../../test/helpers/fixtures.ts';
import { navigate } from '../../../../test/helpers/navigate.ts';
import { noteConsole } from '../../../../test/helpers/note-console.ts';
import { closePortal, openPortal } from '../../../../test/helpers/portal.tsx';
import { elements } from '../../../../test/helpers/roles.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';

const here = () => location.pathname + location.search + location.hash;

describe('addresses', () => {
  afterEach(closePortal);

  const redirects: [string, string, string, string, string][] = [
    [
      '[RTE-16] a path without a locale gets one',
      'us',
      '/vehicles/?a=1#b',
      '/en-us/vehicles/?a=1#b',
      'Vehicles',
    ],
    [
      '[RTE-15] a path without its slash gets it',
      'us',
      '/en-us/sitemap?a=1#b',
      '/en-us/sitemap/?a=1#b',
      'Sitemap',
    ],
    [
      '[RTE-17] an unknown path of another locale is asked in the chosen one',
      'ca',
      '/fr-ca/nope/?a=1#b',
      '/en-ca/nope/?a=1#b',
      'This page does not exist',
    ],
    [
      '[RTE-21] a configured redirect keeps the query',
      'us',
      '/en-us/vans/?a=1',
      '/en-us/vehicles/cargo-vans/?a=1',
      'Cargo vans',
    ],
  ];
  for (const [title, market, from, to, heading] of redirects) {
    it(`${title}, and makes no history entry`, async () => {
      const earlier = `/en-${market}/contact-us/`;
      const portal = await openPortal(earlier, { market });
      await portal.page('Contact us');
      history.pushState({ draft: 7 }, '', from);
      window.dispatchEvent(new CustomEvent('router-navigate'));
      await portal.page(heading);
      expect(here()).to.equal(to);
      expect(history.state).to.have.property('draft', 7);
      history.back();
      await portal.page('Contact us');
      expect(here()).to.equal(earlier);
    });
  }

  it('[RTE-18] shows the 404 page for an unknown path', async () => {
    const portal = await openPortal('/en-us/nope/');
    await portal.page('This page does not exist');
    expect(here()).to.equal('/en-us/nope/');
    expect(document.title).to.equal('This page does not exist | United States');
  });

  it('[RTE-20] goes where a router-navigate event says, and says when redirects have settled', async () => {
    const portal = await openPortal('/en-us/contact-us/');
    await portal.page('Contact us');
    const settled = new Promise((resolve) =>
      window.addEventListener('redirects-settled', resolve, { once: true }),
    );
    navigate('/vans/');
    await settled;
    expect(here()).to.equal('/en-us/vehicles/cargo-vans/');
    await portal.page('Cargo vans');
  });

  it('[RTE-11] follows the market’s own links without loading a document', async () => {
    await setViewport(1280);
    const portal = await openPortal('/en-us/sitemap/');
    (await portal.find('link', 'Request a quote')).click();
    await portal.page('Contact us');
    expect(here()).to.equal('/en-us/contact-us/?subject=quote');
  });

  it('[RTE-12] an unknown mode renders nothing and is warned of', async () => {
    const said = noteConsole('warn');
    const market = sampleMarket({ routes: [{ id: 'odd', path: '/odd/', mode: 'hologram' }] });
    const portal = await openPortal('/en-ca/odd/', { market });
    await waitUntil(() => said.length > 0);
    expect(said[0]).to.equal('Route "odd": the mode "hologram" is unknown; nothing is rendered.');
    expect(portal.container.querySelector('main')?.textContent).to.equal('');
    expect(portal.container.querySelector('fp-header')).to.exist;
  });

  it('[RTE-12][RTE-27] an unknown mode has its name and the focus all the same', async () => {
    const market = sampleMarket({ routes: [{ id: 'odd', path: '/odd/', mode: 'hologram' }] });
    noteConsole('warn');
    const portal = await openPortal('/en-ca/contact-us/', { market });
    await portal.page('Contact us');
    navigate('/odd/');
    expect(await portal.find('status', 'Odd')).to.exist;
    expect(document.title).to.equal('Odd | Fleet Portal Canada');
    expect(document.activeElement?.id).to.equal('fp-content-main');
  });

  it('[RTE-16][RTE-20] a router-navigate event keeps a path that only looks like a locale', async () => {
    const deals = { id: 'deals', path: '/co-op/deals/', mode: 'hologram' };
    const portal = await openPortal('/en-ca/contact-us/', { market: sampleMarket({ routes: [deals] }) });
    await portal.page('Contact us');
    navigate('/co-op/deals/');
    await portal.find('status', 'Deals');
    expect(here()).to.equal('/en-ca/co-op/deals/');
  });

  it('[RTE-16][RTE-20] a router-navigate event leads to where a retail site has the page', async () => {
    const portal = await openPortal('/en-us/pro/', { market: 'retail' });
    await waitUntil(() => portal.container.querySelector('main h1'));
    navigate('/vehicles/');
    await portal.page('Vehicles');
    expect(here()).to.equal('/en-us/pro/vehicles/');
  });

  it('[RTE-12] redirects in a circle end on a page that says so', async () => {
    const redirect = (id: string, to: string) => ({
      id,
      path: `/${id}/`,
      mode: 'redirect',
      extras: { target: to },
    });
    const market = sampleMarket({ routes: [redirect('one', '/two/'), redirect('two', '/one/')] });
    const portal = await openPortal('/en-ca/one/', { market });
    await portal.page('This address leads nowhere');
    expect(portal.get('alert', /\/en-ca\/one\/ → \/en-ca\/two\/ → \/en-ca\/one\//)).to.exist;
  });

  it('[RTE-12] a layout is a grid with a place for each of its views', async () => {
    const market = sampleMarket();
    for (const { view } of market.layouts[0]!.layoutItems)
      view.url = '/packages/portal/src/views/echo.fixture.ts';
    const portal = await openPortal('/en-ca/reports/', { market, session: signedIn() });
    await portal.page('Reports');
    const places = [...portal.container.querySelectorAll('main section')];
    expect(places.map((place) => place.getAttribute('aria-label'))).to.deep.equal([
      'Embedded screen: Reports',
    ]);
    await waitUntil(() => places[0]!.textContent === 'A screen of another team', 'the view is there');
  });
});

describe('moving between pages', () => {
  afterEach(closePortal);

  it('[RTE-23] the main area has the id that the skip link moves focus to', async () => {
    const portal = await openPortal('/en-us/contact-us/');
    await portal.page('Contact us');
    const main = document.getElementById('fp-content-main');
    expect(main?.localName).to.equal('main');
    portal.container.querySelector('fp-skip-link')?.shadowRoot?.querySelector('a')?.click();
    expect(document.activeElement).to.equal(main);
    expect(here()).to.equal('/en-us/contact-us/');
  });

  it('[RTE-27] leaves focus alone on the first page; after a change it is on the heading, and the title is said', async () => {
    const portal = await openPortal('/en-us/sitemap/');
    await portal.page('Sitemap');
    expect(document.activeElement).to.equal(document.body);
    navigate('/contact-us/');
    const heading = await portal.page('Contact us');
    await waitUntil(() => document.activeElement === heading);
    expect(document.title).to.equal('Contact us | United States');
    expect(await portal.find('status', 'Contact us')).to.exist;
  });

  it('[RTE-27] says the name of a page also where the one before had the same', async () => {
    const portal = await openPortal('/en-us/contact-us/');
    await portal.page('Contact us');
    navigate('/nope/');
    const status = await portal.find('status', 'This page does not exist');
    let isSaidAgain = false;
    new MutationObserver(() => (isSaidAgain = true)).observe(status, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    navigate('/nowhere/');
    await waitUntil(() => isSaidAgain, 'it is said again');
    expect(status.textContent).to.equal('This page does not exist');
  });

  it('[RTE-27] heads a page by its own name before its content has come', async () => {
    const portal = await openPortal('/en-us/contact-us/');
    await portal.page('Contact us');
    portal.hold('/content/');
    navigate('/vehicles/');
    const heading = await portal.page('Vehicles');
    await waitUntil(() => document.activeElement === heading);
    expect(document.title).to.equal('Vehicles | United States');
    expect(await portal.find('status', 'Vehicles')).to.exist;
    expect(
      portal.ended.some((call) => call.includes('vehicles')),
      'the content has come',
    ).to.equal(false);
    portal.letIn();
    await waitUntil(() => portal.container.querySelector('.content'), 'the content');
    expect(document.activeElement).to.equal(heading);
    expect(elements(portal.container, 'heading').filter(({ localName }) => localName === 'h1')).to.deep.equal(
      [heading],
    );
  });

  it('[RTE-27] leaves the focus to somebody who writes elsewhere while the page loads', async () => {
    const portal = await openPortal('/en-ie/sitemap/', { market: 'ie', holds: ['/navigation/'] });
    await portal.page('Sitemap');
    const field = document.createElement('input');
    document.body.append(field);
    navigate('/vehicles/');
    await waitUntil(() => portal.begun.some((call) => call.includes('vehicles')));
    field.focus();
    await sendKeys({ type: 'char' });
    portal.letIn();
    await portal.page('Vehicles');
    await sendKeys({ type: 'ging' });
    expect(field.value).to.equal('charging');
    expect(document.title).to.match(/^Vehicles /);
    field.remove();
  });

  it('[RTE-27] Back restores the page and where it was scrolled to; another page in its place begins at its top', async () => {
    const portal = await openPortal('/en-us/sitemap/');
    await portal.page('Sitemap');
    window.scrollTo({ top: 400, behavior: 'instant' });
    navigate('/contact-us/');
    await portal.page('Contact us');
    expect(window.scrollY).to.equal(0);
    history.back();
    await portal.page('Sitemap');
    await waitUntil(() => window.scrollY === 400);
    history.replaceState(history.state, '', '/en-us/contact-us/');
    window.dispatchEvent(new CustomEvent('router-navigate'));
    await portal.page('Contact us');
    expect(window.scrollY).to.equal(0);
  });

  it('[RTE-24] scrolls to the target of the hash once the content is there', async () => {
    const portal = await openPortal('/en-us/privacy-policy/#questions');
    await portal.page('Privacy policy');
    const target = document.getElementById('questions');
    const isSeen = () => {
      const { top = -1 } = target?.getBoundingClientRect() ?? {};
      const atEnd = Math.ceil(window.scrollY + innerHeight) >= document.documentElement.scrollHeight - 1;
      return window.scrollY > 0 && top >= 0 && (top < 250 || atEnd);
    };
    await waitUntil(isSeen, 'the target stands at the top, or the page at its end');
  });

  it('[RTE-26] a page that was overtaken while it loaded changes nothing', async () => {
    const portal = await openPortal('/en-us/sitemap/', {
      faults: [{ call: 'getContent', delay: 700, times: 1 }],
    });
    await portal.page('Sitemap');
    navigate('/vehicles/');
    await waitUntil(() => portal.begun.some((call) => call.includes('vehicles')));
    navigate('/contact-us/');
    await portal.page('Contact us');
    await waitUntil(() => portal.ended.some((call) => call.includes('vehicles')));
    expect(document.title).to.equal('Contact us | United States');
    expect(elements(portal.container, 'heading')[0]?.textContent).to.equal('Contact us');
    expect(portal.errors).to.deep.equal([]);
  });

  it('[HDR-09] changing the language keeps the page and loads no document', async () => {
    const portal = await openPortal('/en-ca/contact-us/?subject=billing', { market: 'ca' });
    await portal.page('Contact us');
    navigate('/contact-us/');
    const link = document.createElement('a');
    link.href = '/fr-ca/contact-us/?subject=billing';
    portal.container.append(link);
    link.click();
    await waitUntil(() => document.documentElement.lang === 'fr-ca');
    expect(here()).to.equal('/fr-ca/contact-us/?subject=billing');
    await waitUntil(() => !portal.has('heading', 'Contact us'));
  });
});
