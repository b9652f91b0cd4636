import { viewTimes } from '@fleet-portal/model/constants';
import { expect } from '@open-wc/testing';
import { expectAccessible } from '../../../../test/helpers/axe.ts';
import { sendKeys, setViewport } from '../../../../test/helpers/commands.ts';
import { hurryTimers } from '../../../../test/helpers/hurry-timers.ts';
import { followLink, navigate } from '../../../../test/helpers/navigate.ts';
import { closePortal } from '../../../../test/helpers/portal.tsx';
import { elements, nameOf } from '../../../../test/helpers/roles.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { FpViewContactEvent } from './view-contact-event.ts';
import { broken, good, isReady, item, openLayout, place } from './view-slots.fixture.ts';

const textOf = ({ textContent }: Element) => textContent;

describe('views in a layout that fail', () => {
  afterEach(closePortal);

  it('[VIEW-04] say in a card of their own what failed, and leave the others working', async () => {
    const portal = await openLayout([good, broken()]);
    await setViewport(1440);
    const heading = await portal.find('heading', 'Broken could not be loaded');
    await isReady('React echo');
    const card = heading.closest<HTMLElement>('.view-error')!;
    expect([...card.querySelectorAll('.alert')].map(textOf)).to.deep.equal([
      'This screen is not available right now. Everything else works.',
    ]);
    expect(elements(card, 'heading').map(({ textContent }) => textContent)).to.deep.equal([
      'Broken could not be loaded',
      'What you can do',
    ]);
    const details = card.querySelector('details')!;
    expect([
      details.open,
      details.textContent.includes('The module failed while it was loaded'),
    ]).to.deep.equal([false, true]);
    const [contact] = elements(card, 'link') as HTMLAnchorElement[];
    expect([contact!.getAttribute('href'), contact!.target]).to.deep.equal(['/en-ca/contact-us/', '_blank']);
    expect(card.dataset.scope).to.equal('view_error');
    expect(portal.errors.join()).to.contain('view broken: ');
    await expectAccessible(portal.container.querySelector('main')!);
    portal.get('button', 'Act').click();
    await portal.page('This page does not exist');
  });

  it('[VIEW-04] are named in one alert where they fail in the same moment, and again where one fails anew', async () => {
    const url = '/views/misbehaving/fails-at-load.js';
    const portal = await openLayout([broken(), item('torn', { url, framework: 'vue' })]);
    await portal.page('Map');
    const main = portal.container.querySelector('main')!;
    const alerts = () => elements(main, 'alert').map(textOf).join(' | ');
    const said: string[] = [];
    const heard = () => said.filter(Boolean);
    const note = () => {
      if (alerts() !== said.at(-1)) said.push(alerts());
    };
    new MutationObserver(note).observe(main, { childList: true, characterData: true, subtree: true });
    await waitUntil(() => place('Broken').querySelector('.alert') && place('Torn').querySelector('.alert'));
    await waitUntil(() => heard().length > 0, 'the failures are said');
    expect(heard()[0]!.split(/(?<=\.) /)).to.have.members([
      'Broken could not be loaded.',
      'Torn could not be loaded.',
    ]);
    await waitUntil(() => alerts() === '', 'it is over');
    elements(place('Torn'), 'button')[0]!.click();
    await waitUntil(() => heard().length > 1, 'it is said again');
    expect(heard().slice(1)).to.deep.equal(['Torn could not be loaded.']);
    await waitUntil(() => alerts() === '', 'it is over');
    followLink('/fr-ca/map/');
    await waitUntil(() => heard().length > 2, 'both have failed again in another language');
    expect(heard()[2]!.match(/Broken|Torn/g)).to.have.members(['Broken', 'Torn']);
  });

  it('[VIEW-04] name what failed on each of their buttons, and say which opens a new tab', async () => {
    hurryTimers(viewTimes.backOff, { to: viewTimes.backOff * 1.5 });
    const portal = await openLayout([broken(), item('gone', { url: '/views/gone.js', framework: 'vue' })]);
    for (const name of ['Broken', 'Gone']) {
      const heading = await portal.find('heading', `${name} could not be loaded`);
      const buttons = [...elements(place(name), 'button'), ...elements(place(name), 'link')];
      expect(buttons.map(nameOf)).to.deep.equal(['Refresh', 'Contact us (new tab)']);
      for (const button of buttons) expect(button.getAttribute('aria-describedby')).to.equal(heading.id);
    }
  });

  it('[VIEW-04] send questions to the page’s own address where it has one, and to none that is unsafe', async () => {
    const portal = await openLayout([good, broken()], { contactUrl: 'https://help.example/' });
    const contact = await portal.find('link', 'Contact us (new tab)');
    const hrefs = elements(place('Broken'), 'link').map((link) => link.getAttribute('href'));
    expect(contact).to.exist;
    expect(hrefs).to.deep.equal(['https://help.example/']);
    closePortal();
    const second = await openLayout([good, broken()], { contactUrl: 'javascript:alert(1)' });
    await second.find('heading', 'Broken could not be loaded');
    expect(elements(place('Broken'), 'link').map((link) => link.getAttribute('href'))).to.deep.equal([
      '/en-ca/contact-us/',
    ]);
  });

  it('[VIEW-04] leave Contact us to a handler where the page has one', async () => {
    const portal = await openLayout([good, broken()]);
    const contact = await portal.find('link', 'Contact us (new tab)');
    const asked: unknown[] = [];
    const onContact = (event: FpViewContactEvent) => {
      event.preventDefault();
      asked.push([event instanceof FpViewContactEvent, event.view, event.bubbles, event.composed]);
    };
    window.addEventListener('fp-view-contact', onContact, { once: true });
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    const isFollowed = elements(place('Broken'), 'link')[0]!.dispatchEvent(click);
    expect(contact).to.exist;
    expect([asked, isFollowed]).to.deep.equal([[[true, 'Broken', true, true]], false]);
  });

  it('[VIEW-01] load again when Refresh in their card is pressed, and the keys go on from their place', async () => {
    const failing = item(
      'fails',
      { url: '/views/react/misbehaving.js', exposedComponent: 'FailsInRender' },
      7,
      12,
    );
    const portal = await openLayout([good, failing]);
    const before = await portal.find('heading', 'Fails in render could not be loaded');
    portal.get('button', 'Refresh').click();
    await waitUntil(() => !before.isConnected, 'the card has gone');
    expect(document.activeElement?.ariaLabel).to.equal('Embedded screen: Fails in render');
    await portal.find('heading', 'Fails in render could not be loaded');
    expect(portal.reloads).to.equal(0);
    await sendKeys({ press: 'Tab' });
    expect(nameOf(place('Fails in render').querySelector<HTMLElement>(':focus')!)).to.equal('Refresh');
  });

  it('[VIEW-01] load again without a connection, too, and the page stays', async () => {
    const portal = await openLayout([good, broken()]);
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    try {
      for (const failures of [2, 3]) {
        const refresh = await portal.find('button', 'Refresh');
        refresh.click();
        const failed = () => portal.errors.filter((line) => line.startsWith('view broken: '));
        await waitUntil(() => failed().length === failures, 'it has failed again');
      }
    } finally {
      Reflect.deleteProperty(navigator, 'onLine');
    }
  });

  it('[VIEW-03] that are all of a page make it an error page with the address, Refresh and Contact us', async () => {
    const portal = await openLayout([broken()]);
    await portal.page('Map could not be loaded');
    expect(portal.get('alert', /not available right now/)).to.exist;
    const main = portal.container.querySelector('main')!;
    const links = elements(main, 'link').map((link) => new URL((link as HTMLAnchorElement).href).pathname);
    expect(links).to.deep.equal(['/views/misbehaving/fails-at-load.js', '/en-ca/contact-us/']);
    expect(portal.get('button', 'Refresh')).to.exist;
    expect(main.querySelector('svg')).to.exist;
    expect(main.querySelector('[data-scope="view_error"]')).to.exist;
    const scope = () => document.querySelector('fp-header')!.getAttribute('data-scope');
    await waitUntil(() => scope() === 'view_error', 'the header’s clicks are the error page’s');
    expect(document.title).to.equal('Map could not be loaded | Fleet Portal Canada');
    await expectAccessible(document.body, { page: true });
    navigate('/contact-us/');
    await portal.page('Contact us');
    expect(scope()).to.equal(null);
  });

  it('[VIEW-03] that are all of a page are tried again when its link is followed again', async () => {
    const breaks = { url: '/packages/portal/src/views/breaks.fixture.ts', exposedComponent: 'Breaks' };
    const portal = await openLayout([item('breaks', breaks)]);
    (await portal.find('button', 'Break')).click();
    await portal.page('Map could not be loaded');
    followLink('/en-ca/map/');
    expect(await portal.find('button', 'Break')).to.exist;
    expect(document.activeElement).to.equal(await portal.page('Map'));
  });

  it('[VIEW-03] that are all of a page send questions to its own address too, and promise nothing of others', async () => {
    const portal = await openLayout([broken()], { contactUrl: 'https://help.example/' });
    await portal.page('Map could not be loaded');
    const links = elements(portal.container.querySelector('main')!, 'link');
    expect(links.map((link) => (link as HTMLAnchorElement).href)).to.include('https://help.example/');
    expect(portal.get('alert', 'This screen is not available right now.')).to.exist;
  });

  it('[VIEW-03] that are all of a page are called by its title in the page’s language, else by their own name', async () => {
    const altTitles = { 'fr-ca': 'Carte' };
    const inFrench = await openLayout([broken()], { altTitles }, undefined, {}, '/fr-ca/map/');
    await inFrench.page('Carte n’a pas pu être chargé');
    closePortal();
    const unnamed = await openLayout([broken()], { title: undefined });
    await unnamed.page('Map could not be loaded');
  });

  it('[VIEW-03][RTE-22] that failed leave the page where another grid has other views', async () => {
    const layouts = [{ id: 'grid', layoutItems: [broken()], layoutItems8col: [good] }];
    await setViewport(1440);
    const portal = await openLayout([], {}, layouts);
    await portal.page('Map could not be loaded');
    await setViewport(600);
    await isReady('React echo');
    expect(portal.has('heading', 'Map could not be loaded')).to.equal(false);
  });
});
