import { expect } from '@open-wc/testing';
import { timers } from '@fleet-portal/model/constants';
import { marketSchema, parse } from '@fleet-portal/model/entities';
import { visitor } from '@fleet-portal/model/rules';
import { expectAccessible } from '../../../../test/helpers/axe.ts';
import { signInAs } from '../../../../test/helpers/backend.ts';
import { sendKeys, setViewport } from '../../../../test/helpers/commands.ts';
import { sampleJson, sampleMarket, signedIn } from '../../../../test/helpers/fixtures.ts';
import { hurryTimers } from '../../../../test/helpers/hurry-timers.ts';
import { followLink } from '../../../../test/helpers/navigate.ts';
import { closePortal, openPortal } from '../../../../test/helpers/portal.tsx';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { hearFromOtherTab } from '../session/other-tab.fixture.ts';

const view = (id: string, more: object = {}) => ({
  id,
  exposedComponent: 'ReactEcho',
  framework: 'react',
  viewId: id,
  url: '/packages/portal/src/views/echo.fixture.ts',
  ...more,
});
const gone = { url: '/views/misbehaving/fails-at-load.js' };
const breaks = { url: '/packages/portal/src/views/breaks.fixture.ts', exposedComponent: 'Breaks' };
const header = () => document.querySelector('fp-header')!;
const slotted = (name: string) => header().querySelector<HTMLElement>(`:scope > [slot="${name}"]`);

async function openAs(market: Record<string, unknown>, session = signedIn()) {
  const portal = await openPortal('/en-ca/contact-us/', { market: sampleMarket(market), session });
  await portal.page('Contact us');
  return portal;
}

describe('the company selector', () => {
  beforeEach(() => setViewport(1280));
  afterEach(closePortal);

  it('[HDR-15] takes the company’s place once it is ready', async () => {
    await openAs({ companySelectorView: view('companies') });
    await waitUntil(() => slotted('company'), 'the view has its slot');
    expect(slotted('company')!.textContent).to.contain('ca en-ca Jordan');
    expect(slotted('company')!.checkVisibility()).to.equal(true);
    await expectAccessible(header());
  });

  it('[HDR-15] is asked for by nobody who is not signed in', async () => {
    await openAs({ companySelectorView: view('companies') }, visitor);
    expect(header().querySelector('.header-view')).to.equal(null);
  });

  it('[HDR-15] says that it did not load, and reports it', async () => {
    const portal = await openAs({ companySelectorView: view('companies', gone) });
    await waitUntil(() => header().companyError !== '', 'the header says so');
    expect(header().companyError).to.equal('Unable to load company selector');
    expect(await portal.find('alert', 'Unable to load company selector')).to.exist;
    expect(portal.errors.join()).to.match(/company-selector: /);
  });

  it('[HDR-15][SES-02] says nothing of it any more once the person has gone', async () => {
    const portal = await openAs({ companySelectorView: view('companies', gone) });
    await portal.find('alert', 'Unable to load company selector');
    hearFromOtherTab('signed-out');
    await waitUntil(() => header().session.SESSIONID === null, 'the header shows a visitor');
    await waitUntil(() => header().companyError === '', 'the header is silent');
    await header().updateComplete;
    expect(portal.has('alert', 'Unable to load company selector')).to.equal(false);
  });

  for (const REACT_APP_ENV of ['stage', 'prod']) {
    it(`[HDR-15] says nothing in ${REACT_APP_ENV} of a failure, and reports it`, async () => {
      const portal = await openPortal('/en-ca/contact-us/', {
        market: sampleMarket({ companySelectorView: view('companies', gone) }),
        session: signedIn(),
        environment: { REACT_APP_ENV },
      });
      await waitUntil(() => portal.errors.join().includes('company-selector: '), 'it is reported');
      await header().updateComplete;
      expect(header().companyError).to.equal('');
      expect(portal.has('alert', 'Unable to load company selector')).to.equal(false);
    });
  }

  it('[HDR-04][SES-02] has the header show the company that it says was chosen, until the person has gone', async () => {
    const portal = await openAs({ companySelectorView: view('companies') });
    await waitUntil(() => slotted('company'), 'the view has its slot');
    const event = new Event('fp-company-change', { bubbles: true, composed: true });
    Object.assign(event, { companyId: 'c-7', name: 'Lakeside Couriers' });
    slotted('company')!.querySelector('p')!.dispatchEvent(event);
    await setViewport(390);
    (await portal.find('button', 'Account')).click();
    const drawer = () => header().renderRoot.querySelector('fp-mobile-menu')?.shadowRoot;
    await waitUntil(() => drawer()?.querySelector('.profile .company p'), 'the account menu is there');
    expect(drawer()!.querySelector('.profile .company p')!.textContent).to.equal('Lakeside Couriers');
    expect(header().companyId).to.equal('c-7');
    hearFromOtherTab('signed-out');
    await waitUntil(() => header().session.SESSIONID === null, 'the header shows a visitor');
    await waitUntil(() => header().companyId === '' && !header().companies?.length, 'the choice has gone');
  });

  it('[HDR-04] forgets a choice once the session has another company, as by a choice in another tab', async () => {
    await signInAs('fleet-customer', 'us');
    const session = signedIn({ userId: 'u-1001' });
    await openAs({ companySelectorView: view('companies') }, session);
    await waitUntil(() => slotted('company'), 'the view has its slot');
    const event = new Event('fp-company-change', { bubbles: true, composed: true });
    Object.assign(event, { companyId: 'c-7', name: 'Lakeside Couriers' });
    slotted('company')!.querySelector('p')!.dispatchEvent(event);
    expect(header().companyId).to.equal('c-7');
    await signInAs('fleet-customer', 'us');
    hearFromOtherTab({ sessionId: null });
    await waitUntil(
      () => header().session.USER?.companyInfo.companyName === 'Harbor and Field Deliveries',
      'the header has the company of the session',
    );
    await waitUntil(() => header().companyId === '' && !header().companies?.length, 'the choice has gone');
  });

  it('[HDR-15] says so in the language of the page', async () => {
    const portal = await openPortal('/fr-ca/contact-us/', {
      market: sampleMarket({ companySelectorView: view('companies', gone) }),
      session: signedIn(),
    });
    await portal.find('alert', 'Impossible de charger le sélecteur d’entreprise');
  });
});

describe('the search bar view', () => {
  beforeEach(() => setViewport(1280));
  afterEach(closePortal);

  it('[HDR-14] takes the search field’s place with JFrogSearchBar', async () => {
    await openAs({ searchBarView: view('search'), fpgFeatureFlags: { JFrogSearchBar: true } });
    await waitUntil(() => slotted('search'), 'the view has its slot');
    expect(slotted('search')!.checkVisibility()).to.equal(true);
    await expectAccessible(header());
  });

  it('[HDR-14] is not asked for without the flag', async () => {
    await openAs({ searchBarView: view('search') });
    expect(header().querySelector('.header-view')).to.equal(null);
  });

  it('[HDR-14] says that it did not load beneath the field that stays, and reports it', async () => {
    const portal = await openAs({
      searchBarView: view('search', gone),
      fpgFeatureFlags: { JFrogSearchBar: true },
    });
    await waitUntil(() => header().searchError === 'Unable to load SearchBar');
    expect(portal.errors.join()).to.match(/search-bar: /);
    expect(await portal.find('alert', 'Unable to load SearchBar')).to.exist;
  });

  it('[HDR-14] says so no more in another language once another page has emptied it', async () => {
    const portal = await openAs({
      searchBarView: view('search', gone),
      fpgFeatureFlags: { JFrogSearchBar: true },
    });
    await portal.find('alert', 'Unable to load SearchBar');
    header().searchError = '';
    followLink('/fr-ca/contact-us/');
    await portal.page('Nous contacter');
    await waitUntil(() => header().shadowRoot!.querySelector('[aria-label="Navigation principale"]'));
    expect(header().searchError).to.equal('');
  });
});

describe('the views of the menus', () => {
  beforeEach(() => setViewport(1280));
  afterEach(closePortal);

  const offers = (more: object, permissionsRequired: string[] = []) => ({
    type: 'view',
    label: 'Offers',
    view: view('offers', more),
    target: { path: '/offers/', permissionsRequired },
  });

  /** A market with one node at the end of its first menu, and the other one in its last menu. */
  function marketWith(node: object, other: object = node) {
    const json = structuredClone(sampleJson()) as {
      navBar: {
        items: { submenu?: { columnGroups: { columns: { sections: { nodes: object[] }[] }[] }[] } }[];
      };
    };
    json.navBar.items[1]!.submenu!.columnGroups[0]!.columns[0]!.sections[0]!.nodes.push(node);
    const submenu = { columnGroups: [{ columns: [{ sections: [{ nodes: [other] }] }] }] };
    json.navBar.items.push(Object.assign({ type: 'menu-view', label: 'Service' }, { submenu }));
    return parse('market', marketSchema, json);
  }

  const mounted = () => [...header().querySelectorAll('.header-view')];

  it('[NAV-06] are loaded when a menu opens, and stand in it', async () => {
    const portal = await openPortal('/en-ca/contact-us/', { market: marketWith(offers({})) });
    await portal.page('Contact us');
    expect(header().querySelector('.header-view')).to.equal(null);
    (await portal.find('button', 'Vehicles')).click();
    await waitUntil(() => slotted('view-offers')?.checkVisibility(), 'the view is seen');
    expect(slotted('view-offers')!.textContent).to.contain('ca en-ca visitor');
    await expectAccessible(header());
  });

  it('[VIEW-04] that fail leave a card in their place', async () => {
    const portal = await openPortal('/en-ca/contact-us/', { market: marketWith(offers(gone)) });
    await portal.page('Contact us');
    (await portal.find('button', 'Vehicles')).click();
    await waitUntil(() => slotted('view-offers')?.textContent.includes('could not be loaded'));
    expect(slotted('view-offers')!.checkVisibility()).to.equal(true);
    await expectAccessible(header());
  });

  it('[NAV-06] are loaded by their own menu alone', async () => {
    const help = { ...offers({}), view: view('help') };
    const portal = await openPortal('/en-ca/contact-us/', {
      market: marketWith(offers({}), help),
      session: signedIn(),
    });
    await portal.page('Contact us');
    (await portal.find('button', /J Rivers/)).click();
    await waitUntil(() => header().renderRoot.querySelector('fp-dropdown'), 'the account dropdown is there');
    expect(mounted()).to.have.length(0);
    (await portal.find('button', 'Vehicles')).click();
    await waitUntil(() => slotted('view-offers')?.checkVisibility(), 'the view is seen');
    expect(mounted()).to.have.length(1);
  });

  it('[VIEW-01] have a failure marker until they have stood for a while', async () => {
    hurryTimers(timers.viewMarkerRemoval, { moment: 1000 });
    const portal = await openPortal('/en-ca/contact-us/', { market: marketWith(offers({})) });
    await portal.page('Contact us');
    (await portal.find('button', 'Vehicles')).click();
    const marker = () => header().querySelector('[data-view-load-failure="offers"]');
    await waitUntil(marker, 'the view is marked');
    await waitUntil(() => slotted('view-offers')?.checkVisibility(), 'the view is seen');
    await waitUntil(() => !marker(), 'the marker is gone');
  });

  for (const [where, width] of [
    ['a sub-menu', 1280],
    ['the drawer', 390],
  ] as const) {
    it(`[NAV-04][MOB-05] keep the focus in ${where} when Refresh in their card is pressed`, async () => {
      await setViewport(width);
      // Each test needs a URL of its own, because browsers remember that a module failed.
      const url = `/packages/portal/src/views/flaky.fixture.ts?${width}`;
      const portal = await openPortal('/en-ca/contact-us/', { market: marketWith(offers({ url })) });
      await portal.page('Contact us');
      if (width < 1024) (await portal.find('button', 'Open menu')).click();
      (await portal.find('button', 'Vehicles')).click();
      const refresh = await portal.find('button', 'Refresh');
      refresh.focus();
      refresh.click();
      await waitUntil(() => !refresh.isConnected, 'the card has gone');
      expect(document.activeElement).to.equal(slotted('view-offers'));
      await waitUntil(() => slotted('view-offers')!.textContent === 'Mended', 'the view has come');
      expect(document.activeElement).to.equal(slotted('view-offers'));
      expect(slotted('view-offers')!.checkVisibility()).to.equal(true);
      await expectAccessible(header());
    });

    it(`[VIEW-05][MOB-05] keep the focus in ${where} when they break under it`, async () => {
      await setViewport(width);
      const portal = await openPortal('/en-ca/contact-us/', { market: marketWith(offers(breaks)) });
      await portal.page('Contact us');
      if (width < 1024) (await portal.find('button', 'Open menu')).click();
      (await portal.find('button', 'Vehicles')).click();
      (await portal.find('button', 'Break')).focus();
      await sendKeys({ press: 'Enter' });
      await portal.find('heading', 'Breaks could not be loaded');
      expect(document.activeElement).to.equal(slotted('view-offers'));
      await sendKeys({ press: 'Tab' });
      expect(document.activeElement).to.equal(await portal.find('button', 'Refresh'));
    });
  }

  it('[GAT-07] are not asked for by who may not see them', async () => {
    const portal = await openPortal('/en-ca/contact-us/', { market: marketWith(offers({}, ['OFFERS'])) });
    await portal.page('Contact us');
    (await portal.find('button', 'Vehicles')).click();
    await portal.find('link', /Compare models/);
    await waitUntil(() => customElements.get('fp-sub-menu'));
    expect(header().querySelector('.header-view')).to.equal(null);
  });
});
