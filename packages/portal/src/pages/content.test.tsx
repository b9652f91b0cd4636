import { expect } from '@open-wc/testing';
import { answerFetch } from '../../../../test/helpers/answer-fetch.ts';
import { expectAccessible } from '../../../../test/helpers/axe.ts';
import { sampleMarket } from '../../../../test/helpers/fixtures.ts';
import { followLink } from '../../../../test/helpers/navigate.ts';
import { closePortal, openPortal } from '../../../../test/helpers/portal.tsx';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';

describe('a content page', () => {
  afterEach(closePortal);

  it('[RTE-12] shows the service’s title and sanitized HTML, and its links stay in the portal', async () => {
    const portal = await openPortal('/en-us/');
    await waitUntil(
      () => portal.container.querySelector('.content a[href^="/en-us/"]'),
      'content with links',
    );
    expect(portal.container.querySelector('main :is(script, style, [onclick], [style])')).to.equal(null);
    await expectAccessible(document.body, { page: true });
    const link = portal.container.querySelector<HTMLAnchorElement>('.content a[href^="/en-us/"]');
    link?.click();
    await waitUntil(() => location.pathname !== '/en-us/');
    await waitUntil(() => portal.begun.filter((call) => call.startsWith('/content/')).length === 2);
  });

  it('[RTE-12] cannot stand over the page by a class of the shell’s own', async () => {
    const overlays = ['part-failure', 'shell-by-hand', 'shell-checking', 'shell-progress'];
    const html = overlays.map((name) => `<p class="${name}">Sign in again</p>`).join('');
    answerFetch(({ pathname }) =>
      pathname === '/content/' ? Response.json({ title: 'About', html }) : null,
    );
    const portal = await openPortal('/en-us/vehicles/');
    await waitUntil(
      () => portal.container.querySelectorAll('.content > p').length === 4,
      'the texts are there',
    );
    for (const text of portal.container.querySelectorAll('.content > p'))
      expect(getComputedStyle(text).position).to.equal('static');
  });

  it('[RTE-12] begins the numbers of a list at the page’s edge', async () => {
    const html = '<ol start="10"><li>Plan</li></ol><ol type="a"><li>Annex</li></ol>';
    answerFetch(({ pathname }) =>
      pathname === '/content/' ? Response.json({ title: 'About', html }) : null,
    );
    const portal = await openPortal('/en-us/vehicles/');
    const lists = () => [...portal.container.querySelectorAll<HTMLElement>('.content ol')];
    await waitUntil(() => lists().length === 2, 'the lists are there');
    const [plan, annex] = lists().map((list) => getComputedStyle(list.firstElementChild!, '::before'));
    expect(-parseFloat(plan!.marginInlineStart)).to.equal(
      parseFloat(getComputedStyle(lists()[0]!).paddingInlineStart),
    );
    expect(annex!.content).to.equal('none');
  });

  it('[RTE-15] asks for the address’s own page where the route ends in a star', async () => {
    const market = sampleMarket({ routes: [{ id: 'guides', path: '/guides/*', mode: 'aempage' }] });
    const portal = await openPortal('/en-ca/guides/vans/?from=menu', { market });
    await waitUntil(() => portal.begun.some((call) => call.startsWith('/content/')), 'the page is asked for');
    const calls = portal.begun.filter((call) => call.startsWith('/content/'));
    expect(calls).to.deep.equal(['/content/?path=%2Fen-ca%2Fguides%2Fvans%2F']);
  });

  it('[RTE-12][RTE-27] is headed by the words of its route where neither market nor service name it', async () => {
    const market = sampleMarket({ routes: [{ id: 'fleet-guides', path: '/guides/', mode: 'aempage' }] });
    const portal = await openPortal('/en-ca/guides/', {
      market,
      faults: [{ call: 'getContent', status: 500 }],
    });
    await portal.page('Fleet guides');
    await portal.find('alert', /could not be loaded/);
    expect(document.title).to.equal(`Fleet guides | ${market.title}`);
  });

  it('[RTE-12][RTE-18] is the 404 page where the service has none, and the console names what was asked for', async () => {
    const market = sampleMarket({ routes: [{ id: 'guides', path: '/guides/*', mode: 'aempage' }] });
    const portal = await openPortal('/en-ca/guides/boats/', { market });
    await portal.page('This page does not exist');
    expect(portal.container.querySelector('.details')!.textContent).to.contain('/en-ca/guides/boats/');
    expect(portal.has('button', 'Try again')).to.equal(false);
    expect(portal.errors).to.deep.equal(['getContent: status 404 (/en-ca/guides/boats/)']);
    await expectAccessible(document.body, { page: true });
  });

  it('[RTE-12][HDR-06] keeps its picture beneath a transparent header where the service has no content', async () => {
    const portal = await openPortal('/en-us/', { faults: [{ call: 'getContent', status: 404 }] });
    await portal.find('alert', /could not be loaded/);
    expect(portal.container.querySelector('.hero')).to.exist;
  });

  it('[RTE-12] says that it failed and loads again on request', async () => {
    const portal = await openPortal('/en-us/vehicles/', {
      faults: [{ call: 'getContent', status: 500, times: 1 }],
    });
    await portal.page('Vehicles');
    expect(await portal.find('alert', /could not be loaded/)).to.exist;
    expect(portal.errors).to.have.length(1);
    expect(portal.errors[0]).to.match(/^getContent: status 500/);
    await expectAccessible(document.body, { page: true });
    portal.get('button', 'Try again').click();
    await waitUntil(() => portal.container.querySelector('.content'));
  });

  const occasions: [when: string, act: () => void][] = [
    ['its link is followed again', () => followLink('/en-us/vehicles/')],
    ['the connection is back', () => window.dispatchEvent(new Event('online'))],
  ];
  for (const [when, act] of occasions)
    it(`[RTE-12][API-09] that failed is tried again when ${when}`, async () => {
      const portal = await openPortal('/en-us/vehicles/', {
        faults: [{ call: 'getContent', status: 500, times: 1 }],
      });
      await portal.find('alert', /could not be loaded/);
      act();
      await waitUntil(() => portal.container.querySelector('.content'), 'the content is there');
    });

  it('[RTE-12] shows the shape of the page while it loads', async () => {
    const portal = await openPortal('/en-us/vehicles/', { holds: ['/content/'] });
    expect(await portal.find('status', 'Loading')).to.exist;
    portal.letIn();
    await waitUntil(() => portal.container.querySelector('.content'));
    expect(portal.has('status', 'Loading')).to.equal(false);
  });
});
