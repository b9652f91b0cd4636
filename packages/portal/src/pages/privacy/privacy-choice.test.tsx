import { expect } from '@open-wc/testing';
import { expectAccessible } from '../../../../../test/helpers/axe.ts';
import { closePortal, openPortal, type OpenPortal } from '../../../../../test/helpers/portal.tsx';
import { waitUntil } from '../../../../../test/helpers/wait-until.ts';
import { admin, follow, openForm, path, recorded, ticked } from './privacy-settings.fixture.ts';

describe('the links to the privacy settings', () => {
  afterEach(closePortal);

  it('[RTE-03] act on a link that is followed on the page itself, and CHOOSE leads to the boxes', async () => {
    const portal = await openForm();
    follow(portal, 'ACCEPT');
    const result = await portal.find('status', 'Your choices are saved. Shared: 6 of 6.');
    await waitUntil(() => document.activeElement?.contains(result), 'the result has the focus');
    follow(portal, 'CHOOSE');
    await waitUntil(() => document.activeElement === portal.get('heading', 'What your company shares'));
    expect(ticked(portal)).to.equal(6);
    portal.get('button', 'Share nothing').click();
    await portal.find('status', 'Your choices are saved. Shared: 0 of 6.');
    follow(portal, 'CHOOSE');
    const isAtBoxes = () => document.activeElement === portal.get('heading', 'What your company shares');
    await waitUntil(isAtBoxes, 'the result of before takes no focus');
  });

  it('[RTE-25] save nothing for an address that was opened from elsewhere: the person has to', async () => {
    const portal = await openForm('?privacy_choice=ACCEPT');
    expect(await portal.find('status', /has ticked every box\. Nothing is saved/)).to.exist;
    expect(ticked(portal)).to.equal(6);
    await expectAccessible(document.body, { page: true });
    expect(portal.begun.filter((call) => call.includes('consent'))).to.have.length(1);
    expect(await recorded()).to.equal(0);
  });

  const inCanada = { ...admin, market: 'ca' };
  const [english, french] = ['en-ca', 'fr-ca'].map((locale) => path.replace('en-us', locale));
  const handedOn: [where: string, act: (portal: OpenPortal) => void][] = [
    ['to the page in another language', (portal) => follow(portal, 'ACCEPT', french)],
    ['to a part of the page', () => (location.hash = 'part')],
  ];
  for (const [where, act] of handedOn) {
    it(`[RTE-25][RTE-03] save nothing for a choice that was handed on ${where}`, async () => {
      const holds = ['/pro/consent/manage'];
      const portal = await openPortal(`${english}?privacy_choice=ACCEPT`, { ...inCanada, holds });
      await waitUntil(() => portal.begun.some((call) => call.includes('consent')));
      act(portal);
      portal.letIn();
      await waitUntil(() => ticked(portal) === 6 && location.search === '');
      expect(portal.begun.filter((call) => call.includes('consent'))).to.have.length(1);
    });
  }

  it('[RTE-25] save nothing for a choice in the address that another page was opened for', async () => {
    const origin = encodeURIComponent(`${path}?privacy_choice=ACCEPT`);
    const portal = await openPortal(`/en-us/404Page/?origin=${origin}`, admin);
    await portal.page('This page does not exist');
    follow(portal, 'ACCEPT');
    expect(await portal.find('status', /has ticked every box\. Nothing is saved/)).to.exist;
  });

  it('[RTE-25] forget the choice of an address that was opened from elsewhere, and keep the rest of it', async () => {
    const portal = await openForm('?a=1&privacy_choice=REJECT#b');
    await waitUntil(() => location.search + location.hash === '?a=1#b');
    expect(await portal.find('status', /Nothing is saved/)).to.exist;
    follow(portal, 'ACCEPT');
    expect(await portal.find('status', 'Your choices are saved. Shared: 6 of 6.')).to.exist;
  });

  it('[RTE-25] take no other choice from the address', async () => {
    const portal = await openForm('?privacy_choice=constructor');
    expect(await portal.find('status', 'Your company has not decided yet.')).to.exist;
  });
});
