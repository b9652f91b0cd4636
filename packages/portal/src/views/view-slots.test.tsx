import { expect } from '@open-wc/testing';
import { expectAccessible } from '../../../../test/helpers/axe.ts';
import { setViewport } from '../../../../test/helpers/commands.ts';
import { noteConsole } from '../../../../test/helpers/note-console.ts';
import { closePortal } from '../../../../test/helpers/portal.tsx';
import { elements } from '../../../../test/helpers/roles.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { broken, echo, good, isReady, item, openLayout, place } from './view-slots.fixture.ts';

describe('views in a layout', () => {
  afterEach(closePortal);

  it('[VIEW-01] stand in their places with the market, the locale and the route’s extras', async () => {
    const portal = await openLayout([good]);
    await portal.page('Map');
    await isReady('React echo');
    expect(place('React echo').textContent).to.contain('ca en-ca visitor {"title":"Map"} ford');
    await expectAccessible(portal.container.querySelector('main')!);
  });

  it('[VIEW-01] wait behind a skeleton that reads what comes, unseen and out of reach; a long wait and its end are said', async () => {
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
    await portal.find('status', 'Loading: Waits.');
    data.resolve('data');
    await isReady('Waits');
    expect(place('Waits').textContent).to.equal('Data');
    await portal.find('status', 'Loaded: Waits.');
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
    expect(performance.now() - since).to.be.at.least(2900);
    expect(marker('broken')).to.exist;
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
