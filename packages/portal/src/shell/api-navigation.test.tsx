import { expect } from '@open-wc/testing';
import { expectAccessible } from '../../../../test/helpers/axe.ts';
import { askForFault } from '../../../../test/helpers/backend.ts';
import { setViewport } from '../../../../test/helpers/commands.ts';
import { sampleMarket } from '../../../../test/helpers/fixtures.ts';
import { followLink, navigate } from '../../../../test/helpers/navigate.ts';
import { closePortal, openPortal } from '../../../../test/helpers/portal.tsx';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { askedIn, here, notFound } from './api-navigation.fixture.ts';

describe('a market whose routes come path by path', () => {
  afterEach(closePortal);

  it('[RTE-19] shows the page’s skeleton, and never the 404 page, until it is known what stands there', async () => {
    const headings = new Set<string>();
    const watcher = new MutationObserver(() => {
      for (const heading of document.querySelectorAll('main h1')) headings.add(heading.textContent);
    });
    watcher.observe(document.body, { childList: true, subtree: true });
    const portal = await openPortal('/en-ie/vehicles/?a=1#b', { market: 'ie', holds: ['/navigation/'] });
    await portal.find('status', 'Loading');
    expect(portal.container.querySelector('fp-header')).to.exist;
    portal.letIn();
    await portal.page('Vehicles');
    watcher.disconnect();
    expect([...headings]).to.deep.equal(['Vehicles']);
    expect(askedIn(portal)).to.deep.equal(['/en-ie/vehicles/']);
    expect(here()).to.equal('/en-ie/vehicles/?a=1#b');
    expect(portal.errors).to.deep.equal([]);
  });

  it('[RTE-27] calls the document after the site alone until it is known what stands there', async () => {
    const portal = await openPortal('/en-ie/contact-us/', { market: 'ie', holds: ['/navigation/'] });
    await portal.page('Contact us');
    const site = document.title.replace('Contact us | ', '');
    navigate('/vehicles/');
    await waitUntil(() => document.title === site, 'the document is called after the site');
    portal.letIn();
    await portal.page('Vehicles');
    expect(document.title).to.equal(`Vehicles | ${site}`);
  });

  it('[RTE-19] asks for the home page too', async () => {
    const portal = await openPortal('/', { market: 'ie' });
    await portal.page('Run your fleet from one place');
    expect(askedIn(portal)).to.deep.equal(['/en-ie/']);
  });

  it('[RTE-19] asks for a path once, and Back shows it at once', async () => {
    const portal = await openPortal('/en-ie/tools/', { market: 'ie' });
    await portal.page('Tools');
    navigate('/contact-us/');
    await portal.page('Contact us');
    await askForFault({ call: 'getNavigation', status: 500 });
    history.back();
    await portal.page('Tools');
    navigate('/tools/?again=1');
    await waitUntil(() => here() === '/en-ie/tools/?again=1');
    await portal.page('Tools');
    expect(askedIn(portal)).to.deep.equal(['/en-ie/tools/']);
  });

  it('[RTE-19][RTE-18] is the 404 page where the backend knows nothing either, and asks no more', async () => {
    const portal = await openPortal('/en-ie/nope/', { market: 'ie' });
    await portal.page(notFound);
    navigate('/contact-us/');
    await portal.page('Contact us');
    history.back();
    await portal.page(notFound);
    expect(askedIn(portal)).to.deep.equal(['/en-ie/nope/']);
    await expectAccessible(document.body, { page: true });
  });

  it('[RTE-19] asks for nothing where a fixed page stands', async () => {
    const portal = await openPortal('/en-ie/sitemap/', { market: 'ie' });
    await portal.page('Sitemap');
    expect(askedIn(portal)).to.deep.equal([]);
  });

  it('[RTE-19][RTE-11] follows the market’s links to paths that nobody has asked for yet', async () => {
    await setViewport(1280);
    const portal = await openPortal('/en-ie/contact-us/', { market: 'ie', person: 'fleet-customer' });
    (await portal.find('link', 'Telematics')).click();
    await portal.page('Telematics');
    expect(askedIn(portal)).to.deep.equal(['/en-ie/telematics/']);
  });

  it('[RTE-19][RTE-26] a visitor who has gone on is not disturbed by what comes late; it is kept all the same', async () => {
    const portal = await openPortal('/en-ie/contact-us/', { market: 'ie' });
    await portal.page('Contact us');
    await askForFault({ call: 'getNavigation', delay: 500, times: 1 });
    navigate('/tools/');
    await waitUntil(() => askedIn(portal).length === 1);
    navigate('/privacy-policy/');
    const heading = await portal.page('Privacy policy');
    await waitUntil(() => portal.ended.some((call) => call.includes('tools')));
    expect(here()).to.equal('/en-ie/privacy-policy/');
    expect(heading.isConnected).to.equal(true);
    navigate('/tools/');
    await portal.page('Tools');
    expect(askedIn(portal)).to.deep.equal(['/en-ie/tools/']);
    expect(document.title).to.equal('Tools | Ireland');
  });

  it('[RTE-19] a visitor who comes back before the answer waits for the same one', async () => {
    const portal = await openPortal('/en-ie/contact-us/', { market: 'ie' });
    await portal.page('Contact us');
    portal.hold('/navigation/');
    navigate('/tools/');
    await portal.find('status', 'Loading');
    history.back();
    await portal.page('Contact us');
    history.forward();
    await waitUntil(() => here() === '/en-ie/tools/');
    portal.letIn();
    await portal.page('Tools');
    expect(askedIn(portal)).to.deep.equal(['/en-ie/tools/']);
  });

  it('[RTE-19][RTE-21] goes where a loaded redirect leads and makes no history entry', async () => {
    const settled: string[] = [];
    const onSettled = () => settled.push(here());
    window.addEventListener('redirects-settled', onSettled);
    const portal = await openPortal('/en-ie/contact-us/', { market: 'ie' });
    await portal.page('Contact us');
    await waitUntil(() => settled.length === 1);
    navigate('/fleet-vans/?a=1');
    await portal.page('Cargo vans');
    await waitUntil(() => settled.length > 1);
    window.removeEventListener('redirects-settled', onSettled);
    expect(here()).to.equal('/en-ie/vehicles/cargo-vans/?a=1');
    expect(settled).to.deep.equal(['/en-ie/contact-us/', '/en-ie/vehicles/cargo-vans/?a=1']);
    expect(askedIn(portal)).to.deep.equal(['/en-ie/fleet-vans/']);
    history.back();
    await portal.page('Contact us');
  });

  it('[RTE-19][RTE-17] asks in the address’s locale before another locale is tried', async () => {
    const fpgFeatureFlags = { desiredLocaleAsCookie: true };
    const market = sampleMarket({ navigationMode: 'api', routes: [], layouts: [], fpgFeatureFlags });
    const portal = await openPortal('/en-ca/contact-us/', { market });
    await portal.page('Contact us');
    followLink('/fr-ca/nope/');
    await portal.page(notFound);
    expect(here()).to.equal('/en-ca/nope/');
    followLink('/fr-ca/tools/');
    await portal.page('Tools');
    expect(document.documentElement.lang).to.equal('fr-ca');
    expect(askedIn(portal)).to.deep.equal(['/fr-ca/nope/', '/en-ca/nope/', '/fr-ca/tools/']);
  });
});
