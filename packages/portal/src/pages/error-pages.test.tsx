import { expect } from '@open-wc/testing';
import { beyondWindow } from '../../../../test/helpers/beyond-window.ts';
import { expectAccessible } from '../../../../test/helpers/axe.ts';
import { sendKeys, setViewport } from '../../../../test/helpers/commands.ts';
import { signInAs } from '../../../../test/helpers/backend.ts';
import { sampleMarket } from '../../../../test/helpers/fixtures.ts';
import { closePortal, openPortal, type OpenPortal } from '../../../../test/helpers/portal.tsx';
import { elements } from '../../../../test/helpers/roles.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { hearFromOtherTab } from '../session/other-tab.fixture.ts';

const main = ({ container }: OpenPortal) => container.querySelector('main')!;
const values = (portal: OpenPortal): Record<string, string> =>
  Object.fromEntries(
    [...main(portal).querySelectorAll('dl > div')].map((row) => [
      row.querySelector('dt')?.textContent ?? '',
      row.querySelector('dd')?.textContent ?? '',
    ]),
  );

describe('the 403 page', () => {
  afterEach(async () => {
    closePortal();
    await setViewport(1280);
  });

  it('[GAT-03] explains the missing permissions in words, names the page, and prepares a request', async () => {
    const portal = await openPortal('/en-us/insights/', { person: 'insufficient-permissions' });
    await portal.page('You do not have access to this page');
    expect(values(portal)).to.deep.equal({
      'Missing permissions': 'See fleet reportsFLEET_REPORTS_VIEW',
      'You asked for': 'Insights',
    });
    expect(portal.get('link', 'Insights')).to.have.attribute('href', '/en-us/insights/');
    const request = decodeURIComponent(portal.get('link', 'Email your administrator').getAttribute('href')!);
    expect(request).to.match(/^mailto:\?subject=Permissions for the fleet portal&body=/);
    expect(request).to.contain('- See fleet reports (FLEET_REPORTS_VIEW)\r\n');
    expect(request).to.contain(`${location.origin}/en-us/insights/`);
    await expectAccessible(document.body, { page: true });
  });

  for (const locale of ['en', 'it']) {
    it(`[GAT-03][LAY-02] has its four buttons on one line where they fit, else two by two, in ${locale}`, async () => {
      const market = locale === 'it' ? 'it' : 'us';
      const address = `/${locale}-${market}/403Page/?p=VEHICLE_ORDERS_EDIT`;
      const portal = await openPortal(address, { market, person: 'fleet-customer' });
      await waitUntil(() => portal.container.querySelector('.error-view .button:nth-child(4)'));
      const lines = () => {
        const buttons = [...portal.container.querySelectorAll('.error-view .row > .button')];
        const tops = buttons.map((button) => Math.round(button.getBoundingClientRect().top));
        return [...new Set(tops)].map((top) => tops.filter((each) => each === top).length);
      };
      await setViewport(1440);
      expect(lines()).to.deep.equal([4]);
      await setViewport(1024);
      expect(lines()).to.deep.equal([2, 2]);
    });
  }

  it('[GAT-03] counts only what the person lacks, and leads back where nothing is missing', async () => {
    const query = '?origin=%2Fen-us%2Finsights%2F&p=FLEET_REPORTS_VIEW';
    const some = await openPortal(`/en-us/403Page/${query},DEALER_PERSONA`, { person: 'fleet-customer' });
    await some.page('You do not have access to this page');
    expect(values(some)['Missing permissions']).to.equal('Use the portal as a dealerDEALER_PERSONA');
    closePortal();
    const none = await openPortal(`/en-us/403Page/${query}`, { person: 'fleet-customer' });
    await none.page('You have access now');
    expect(none.get('link', 'Open the page again')).to.have.attribute('href', '/en-us/insights/');
    await expectAccessible(document.body, { page: true });
  });

  it('[GAT-03] asks a visitor to log in and come back', async () => {
    const portal = await openPortal('/en-us/403Page/?origin=%2Fen-us%2Forders%2F&p=VEHICLE_ORDERS_VIEW');
    await portal.page('You do not have access to this page');
    expect(values(portal)['Needed permissions']).to.contain('See vehicle orders');
    expect(
      elements(main(portal), 'link').find(({ textContent }) => textContent === 'Sign in'),
    ).to.have.attribute('href', '/login?lang=en-us&redirect=%2Fen-us%2Forders%2F');
    await expectAccessible(document.body, { page: true });
  });

  it('[GAT-03][RTE-20] leads to the page in the language that was chosen since', async () => {
    const query = '?origin=%2Fen-ca%2Finsights%2F&p=FLEET_REPORTS_VIEW';
    const person = 'insufficient-permissions';
    const portal = await openPortal(`/fr-ca/403Page/${query}`, { market: 'ca', person });
    await portal.page('Vous n’avez pas accès à cette page');
    const [page, request] = elements(main(portal), 'link').map((link) => link.getAttribute('href'));
    expect(decodeURIComponent(request!)).to.contain(`${location.origin}/fr-ca/insights/`);
    expect(page).to.equal('/fr-ca/insights/');
    elements(main(portal), 'button')[0]!.click();
    const login = new URL(portal.left[0]!, location.origin).searchParams.get('redirect');
    expect(login).to.equal('/login?lang=fr-ca&redirect=%2Ffr-ca%2Finsights%2F');
  });

  it('[GAT-10] leads to no login and no logout where nobody can sign in', async () => {
    const url = '/de-at/403Page/?p=X';
    const visitor = await openPortal(url, { market: 'at' });
    await visitor.page('Sie haben keinen Zugriff auf diese Seite');
    expect(main(visitor).querySelector('[href*=log]')).to.equal(null);
    expect(main(visitor).textContent).to.contain('keine Anmeldung').and.not.contain('Melden Sie sich');
    await expectAccessible(document.body, { page: true });
    closePortal();
    const person = await openPortal(url, { market: 'at', person: 'fleet-customer' });
    await person.page('Sie haben keinen Zugriff auf diese Seite');
    expect(elements(main(person), 'button').map(({ textContent }) => textContent)).to.deep.equal([]);
  });

  it('[RTE-08] [RTE-25] leads to nothing that would log the person out', async () => {
    const query = '?origin=%2Flogout&p=FLEET_REPORTS_VIEW';
    const portal = await openPortal(`/en-us/403Page/${query}`, { person: 'fleet-customer' });
    await portal.page('You have access now');
    expect(main(portal).querySelector('[href*=logout]')).to.equal(null);
  });

  it('[RTE-25] shows nothing of a hostile query', async () => {
    const hostile = `?origin=${encodeURIComponent('https://evil.example/')}&p=${encodeURIComponent('<b>x</b>,A B')}`;
    const portal = await openPortal(`/en-us/403Page/${hostile}`, { person: 'fleet-customer' });
    await portal.page('You do not have access to this page');
    expect(values(portal)).to.deep.equal({});
    expect(main(portal).querySelector('b, [href*=evil]')).to.equal(null);
    await expectAccessible(document.body, { page: true });
  });
});

describe('the 404 page', () => {
  afterEach(closePortal);

  it('[RTE-18] says what was asked for and offers pages of that name, home, sitemap and contact', async () => {
    const portal = await openPortal('/en-us/old/cargo-vans/');
    await portal.page('This page does not exist');
    expect(values(portal)).to.deep.equal({
      'You asked for': '/en-us/old/cargo-vans/',
      'Maybe you meant': 'Cargo vans',
    });
    const names = elements(main(portal), 'link').map(({ textContent }) => textContent);
    expect(names).to.deep.equal(['Cargo vans', 'Go to the home page', 'Sitemap', 'Contact us']);
    expect(portal.get('alert', /mistyped/).matches('.alert-info')).to.equal(true);
    await expectAccessible(document.body, { page: true });
  });

  it('[RTE-18] searches for the words of the address', async () => {
    const portal = await openPortal('/en-us/charging-depots/');
    await portal.page('This page does not exist');
    const bar = main(portal).querySelector('fp-search-bar')!;
    await bar.updateComplete;
    expect(bar.query).to.equal('charging depots');
    bar.focus();
    await sendKeys({ press: 'Enter' });
    await portal.page('Search: charging depots');
    expect(location.search).to.equal('?search=charging+depots');
  });

  it('[RTE-18] keeps what is typed into its search while the page renders anew', async () => {
    const portal = await openPortal('/en-us/charging-depots/');
    await portal.page('This page does not exist');
    const bar = main(portal).querySelector('fp-search-bar')!;
    await bar.updateComplete;
    bar.focus();
    await sendKeys({ press: 'End' });
    await sendKeys({ type: ' vans' });
    const drawing = main(portal).querySelector('svg');
    await signInAs('fleet-customer', 'us');
    hearFromOtherTab({ sessionId: 'somebody' });
    const header = portal.container.querySelector('fp-header')!;
    await waitUntil(() => header.session.SESSIONID, 'somebody is signed in');
    await bar.updateComplete;
    expect(main(portal).querySelector('svg') === drawing).to.equal(true);
    expect(bar.query).to.equal('charging depots vans');
  });

  it('[RTE-18] at its own address names the page that it was sent from, and no other site', async () => {
    const portal = await openPortal('/en-us/404Page/?origin=%2Fen-us%2Fgone%2F');
    await portal.page('This page does not exist');
    expect(values(portal)['You asked for']).to.equal('/en-us/gone/');
    closePortal();
    const hostile = await openPortal('/en-us/404Page/?origin=https%3A%2F%2Fevil.example%2F');
    await hostile.page('This page does not exist');
    expect(values(hostile)).to.deep.equal({});
  });

  it('[RTE-18] is at its own address also on a retail site', async () => {
    const market = sampleMarket({ retailPrefix: 'pro' });
    const portal = await openPortal('/404Page/?origin=%2Fen-ca%2Fpro%2Fgone%2F', { market });
    await portal.page('This page does not exist');
    expect(location.pathname).to.equal('/en-ca/pro/404Page/');
    expect(values(portal)['You asked for']).to.equal('/en-ca/pro/gone/');
  });

  it('[RTE-11] leads to the home that the market names', async () => {
    const portal = await openPortal('/en-us/pro/nope/', { market: 'retail' });
    expect(await portal.find('link', 'Go to the home page')).to.have.attribute('href', '/en-us/pro/');
  });

  it('[RTE-25] shows a hostile address as text, cut short, and fits into 320 px', async () => {
    const portal = await openPortal(
      `/en-us/${encodeURIComponent('<img src=x onerror=alert(1)>')}${'W'.repeat(400)}/`,
    );
    await portal.page('This page does not exist');
    await setViewport(320);
    expect(values(portal)['You asked for']).to.have.length(201);
    expect(main(portal).querySelector('img')).to.equal(null);
    expect(beyondWindow()).to.equal(0);
    await setViewport(1280);
  });
});

describe('the error page', () => {
  afterEach(closePortal);

  it('[API-09] quotes the failure’s id, and Refresh leads to the page that failed', async () => {
    const portal = await openPortal('/en-us/ErrorPage/?id=req-7f3a:9&origin=%2Fen-us%2Fsitemap%2F');
    await portal.page('Something went wrong');
    expect(values(portal)).to.deep.equal({ 'Quote this when you contact us': 'req-7f3a:9' });
    await expectAccessible(document.body, { page: true });
    portal.get('link', 'Refresh').click();
    await portal.page('Sitemap');
  });

  it('[API-09][RTE-20] leads to the page in the language that was chosen since', async () => {
    const portal = await openPortal('/fr-ca/ErrorPage/?origin=%2Fen-ca%2Fsitemap%2F', { market: 'ca' });
    expect(await portal.find('link', 'Actualiser')).to.have.attribute('href', '/fr-ca/sitemap/');
  });

  it('[RTE-25] quotes nothing that is no id, and leads to no other site', async () => {
    const portal = await openPortal(
      `/en-us/ErrorPage/?id=${encodeURIComponent('call +1 555 and pay')}&origin=${encodeURIComponent('//evil.example')}`,
    );
    await portal.page('Something went wrong');
    expect(values(portal)).to.deep.equal({});
    expect(portal.has('button', 'Refresh')).to.equal(true);
    expect(portal.has('link', 'Refresh')).to.equal(false);
  });
});

describe('the sign-in error page', () => {
  afterEach(closePortal);

  it('[RTE-06] offers to log in again and to go home, and quotes the failure’s id', async () => {
    const portal = await openPortal('/en-us/sign-in-error/?id=s-1');
    await portal.page('You could not be signed in');
    expect(values(portal)).to.deep.equal({ 'Quote this when you contact us': 's-1' });
    const names = elements(main(portal), 'link').map(({ textContent }) => textContent);
    expect(names).to.deep.equal(['Sign in', 'Go to the home page', 'Contact us']);
    await waitUntil(() => document.title.startsWith('You could not be signed in'));
  });
});
