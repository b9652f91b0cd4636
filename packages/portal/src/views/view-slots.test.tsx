import type { Market } from '@fleet-portal/model/entities';
import { expect } from '@open-wc/testing';
import { expectAccessible } from '../../../../test/helpers/axe.ts';
import { sendKeys, setViewport } from '../../../../test/helpers/commands.ts';
import { sampleMarket } from '../../../../test/helpers/fixtures.ts';
import { navigate } from '../../../../test/helpers/navigate.ts';
import { noteConsole } from '../../../../test/helpers/note-console.ts';
import { closePortal, openPortal } from '../../../../test/helpers/portal.tsx';
import { elements, nameOf } from '../../../../test/helpers/roles.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { mapRoute } from './layout.fixture.ts';
import { FpViewContactEvent } from './view-contact-event.ts';

const echo = '/packages/portal/src/views/echo.fixture.ts';
const item = (id: string, view: object, startIndex = 1, endIndex = 12) => ({
  startIndex,
  endIndex,
  view: { id, exposedComponent: '', framework: 'react', viewId: id, ...view },
});
const good = item('echo', { url: echo, exposedComponent: 'ReactEcho' }, 1, 6);
const broken = (url = '/views/misbehaving/fails-at-load.js') =>
  item('broken', { url, framework: 'vue' }, 7, 12);

async function openLayout(
  layoutItems: object[],
  extras: object = {},
  layouts: object[] = [{ id: 'grid', layoutItems }],
  site: Partial<Market> = {},
  url = '/en-ca/map/',
) {
  const market = sampleMarket({ routes: [mapRoute()], layouts, ...site });
  Object.assign(market.routes[0]!.extras, extras);
  return openPortal(url, { market });
}

const place = (name: string) =>
  document.querySelector<HTMLElement>(`section[aria-label="Embedded screen: ${name}"]`)!;
const textOf = ({ textContent }: Element) => textContent;
const isReady = (name: string) =>
  waitUntil(
    () => document.querySelector('.grid') && place(name).getAttribute('aria-busy') === 'false',
    `${name} is ready`,
  );

describe('views in a layout', () => {
  afterEach(closePortal);

  it('[VIEW-01] stand in their places with the market, the locale and the route’s extras', async () => {
    const portal = await openLayout([good]);
    await portal.page('Map');
    await isReady('React echo');
    expect(place('React echo').textContent).to.contain('ca en-ca visitor {"title":"Map"} ford');
    await expectAccessible(portal.container.querySelector('main')!);
  });

  it('[VIEW-01] wait behind a skeleton that reads what comes, unseen and out of reach', async () => {
    const data = Promise.withResolvers<string>();
    const portal = await openLayout([item('waits', { url: echo, exposedComponent: 'Waits' })], {
      data: data.promise,
    });
    await portal.page('Map');
    await waitUntil(() => place('Waits').textContent.includes('Data'));
    expect(place('Waits').textContent).to.match(/^Embedded screen: Waits: Loading/);
    expect(place('Waits').querySelector('.view-content')!.matches('[inert]')).to.equal(true);
    expect(place('Waits').querySelector('p')!.checkVisibility({ visibilityProperty: true })).to.equal(false);
    await expectAccessible(portal.container.querySelector('main')!);
    data.resolve('data');
    await isReady('Waits');
    expect(place('Waits').textContent).to.equal('Data');
  });

  it('[VIEW-01] take their failure marker away 3 s after they have come; a failed one keeps it', async () => {
    let since = 0;
    const watcher = new MutationObserver(() => {
      const isHere = document.querySelector('[aria-label$="React echo"][aria-busy=false]');
      if (isHere) since ||= performance.now();
    });
    watcher.observe(document.body, { attributes: true, childList: true, subtree: true });
    await openLayout([good, broken()]);
    const marker = (id: string) => document.querySelector(`[data-view-load-failure="${id}"]`);
    await waitUntil(() => marker('echo') && marker('broken'), 'both are marked');
    await isReady('React echo');
    await waitUntil(() => !marker('echo'), 'the marker is gone');
    watcher.disconnect();
    expect(performance.now() - since).to.be.within(2500, 7000);
    expect(marker('broken')).to.exist;
  });

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
    expect(card.textContent).to.contain('The module failed while it was loaded');
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
    const note = () => {
      if (alerts() !== said.at(-1)) said.push(alerts());
    };
    new MutationObserver(note).observe(main, { childList: true, characterData: true, subtree: true });
    await waitUntil(() => place('Broken').querySelector('.alert') && place('Torn').querySelector('.alert'));
    await waitUntil(() => said.some(Boolean), 'the failures are said');
    expect(said.find(Boolean)?.split(/(?<=\.) /)).to.have.members([
      'Broken could not be loaded.',
      'Torn could not be loaded.',
    ]);
    await waitUntil(() => alerts() === '', 'it is over');
    elements(place('Torn'), 'button')[0]!.click();
    await waitUntil(alerts, 'it is said again');
    expect(said.filter(Boolean).slice(1)).to.deep.equal(['Torn could not be loaded.']);
  });

  it('[VIEW-04] name what failed on each of their buttons, and say which opens a new tab', async () => {
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
    expect(document.querySelector('fp-header')!.getAttribute('data-scope')).to.equal('view_error');
    expect(document.title).to.equal('Map could not be loaded | Fleet Portal Canada');
    await expectAccessible(document.body, { page: true });
    navigate('/contact-us/');
    await portal.page('Contact us');
    expect(document.querySelector('fp-header')!.hasAttribute('data-scope')).to.equal(false);
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

  it('[VIEW-02] an unknown framework is named', async () => {
    const portal = await openLayout([item('odd', { framework: 'svelte', url: '/views/a.js' })]);
    await portal.page('Map could not be loaded');
    expect(portal.container.textContent).to.contain('Unrecognized view framework: svelte');
    expect(elements(portal.container.querySelector('main')!, 'link')).to.have.length(1);
  });

  it('[ENT-11] one of which nothing is said costs its own place alone', async () => {
    const portal = await openLayout([good, { startIndex: 7, endIndex: 12 }]);
    await isReady('React echo');
    await waitUntil(() => portal.container.textContent.includes('Unrecognized view framework: '));
    expect(place('React echo').textContent).to.contain('ca en-ca');
  });

  it('[ENT-11] one that stands under another id is reported under its viewId', async () => {
    const portal = await openLayout([
      good,
      item('left', { url: '/views/gone.js', viewId: 'map', framework: 'svelte' }),
    ]);
    await portal.find('heading', 'Left could not be loaded');
    expect(portal.errors.join()).to.contain('view map: Unrecognized view framework: svelte');
  });

  it('[VIEW-02] one that misuses its inputs is told so by name, and changes nothing', async () => {
    const warned = noteConsole('warn');
    const portal = await openLayout([item('misuses', { url: echo, exposedComponent: 'Misuses' })]);
    await isReady('Misuses');
    expect(document.title).to.equal('Map | Fleet Portal Canada');
    const told = warned.filter((line) => line.startsWith('view misuses: '));
    expect([told.length, new Set(told).size, portal.errors.join()]).to.deep.equal([9, 2, '']);
  });

  it('[VIEW-06] a relative address without WEBCOMPONENT_BASE_URL is named', async () => {
    const portal = await openLayout([item('odd', { url: 'react/map.js' })]);
    await portal.page('Map could not be loaded');
    expect(portal.container.textContent).to.contain('WEBCOMPONENT_BASE_URL is not defined');
  });

  it('[RTE-25] lead through the shell and nowhere else', async () => {
    const portal = await openLayout([good]);
    await isReady('React echo');
    portal.get('button', 'Act').click();
    await waitUntil(() => location.pathname === '/en-ca/orders/7/', 'the last navigation holds');
    expect(portal.left).to.deep.equal([]);
  });

  it('[RTE-16][VIEW-02] lead to where a retail site has the page', async () => {
    const portal = await openLayout([good], {}, undefined, { retailPrefix: 'pro' });
    await isReady('React echo');
    portal.get('button', 'Act').click();
    await waitUntil(() => location.pathname === '/en-ca/pro/orders/7/', 'the last navigation holds');
  });

  it('[VIEW-02] stay when the language changes, and are told of it; the page’s heading takes the focus', async () => {
    const portal = await openLayout([good], { title: 'Map', altTitles: { 'fr-ca': 'Carte' } });
    await isReady('React echo');
    const button = place('React echo').querySelector('button')!;
    const link = document.createElement('a');
    link.href = '/fr-ca/map/';
    portal.container.append(link);
    link.click();
    await waitUntil(() => document.querySelector('main p')?.textContent.includes('ca fr-ca visitor'));
    expect(button.isConnected).to.equal(true);
    const heading = portal.container.querySelector('h1');
    expect(heading?.textContent).to.equal('Carte');
    expect(document.activeElement).to.equal(heading);
  });

  it('[RTE-22] stay the same when the window’s width gives them another grid', async () => {
    await openLayout([good]);
    await setViewport(1440);
    await isReady('React echo');
    const button = place('React echo').querySelector('button')!;
    await setViewport(600);
    await waitUntil(() => document.querySelector('.grid')?.getAttribute('data-columns') === '8');
    expect(button.isConnected).to.equal(true);
  });
});
