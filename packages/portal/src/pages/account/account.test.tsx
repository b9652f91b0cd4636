import { expect } from '@open-wc/testing';
import { beyondWindow } from '../../../../../test/helpers/beyond-window.ts';
import { expectAccessible } from '../../../../../test/helpers/axe.ts';
import { sendKeys, setViewport } from '../../../../../test/helpers/commands.ts';
import { sampleMarket, signedIn } from '../../../../../test/helpers/fixtures.ts';
import { closePortal, openPortal } from '../../../../../test/helpers/portal.tsx';
import { elements } from '../../../../../test/helpers/roles.ts';
import { waitUntil } from '../../../../../test/helpers/wait-until.ts';

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
    expect(portal.container.textContent).to.contain('You have no special permissions.');
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
    expect(beyondWindow(portal.container.querySelector('main')!)).to.equal(0);
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

  it('[RTE-27] leaves keys with a modifier, such as those of Back, to the browser while a tab has the focus', async () => {
    const portal = await openPortal('/en-us/account/', { person: 'fleet-customer' });
    await portal.page('Personal details');
    const tab = portal.get('tab', 'My profile');
    tab.focus();
    for (const modifier of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey']) {
      const press = { key: 'ArrowLeft', bubbles: true, cancelable: true, [modifier]: true };
      expect(tab.dispatchEvent(new KeyboardEvent('keydown', press)), modifier).to.equal(true);
      expect(document.activeElement).to.equal(tab);
    }
  });
});
