import { storageKeys } from '@fleet-portal/model/flows';
import { expect } from '@open-wc/testing';
import { askForFault } from '../../../../test/helpers/backend.ts';
import { sendKeys, setViewport } from '../../../../test/helpers/commands.ts';
import { navigate } from '../../../../test/helpers/navigate.ts';
import { noteConsole } from '../../../../test/helpers/note-console.ts';
import {
  closePortal,
  openPortal,
  type OpenPortal,
  type PortalOptions,
} from '../../../../test/helpers/portal.tsx';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import {
  buttonOf,
  called,
  calls,
  expectModalAccessible,
  modal,
  noModal,
  nothingOpens,
} from './flows.fixture.ts';

const title = 'Share connected vehicle data?';
const admin: PortalOptions = { person: 'blue-star-admin', hasJustSignedIn: true };
const consents = '/pro/consent/manage';

const flag = () => localStorage.getItem(storageKeys.preferenceDue);

async function open(options: PortalOptions = admin): Promise<OpenPortal> {
  const portal = await openPortal('/en-us/sitemap/', options);
  await portal.page('Sitemap');
  return portal;
}

/** The decision that the backend has stored: null, or the number of shared types. */
async function recorded(portal: OpenPortal): Promise<number | null> {
  const call = portal.begun.find((one) => decodeURIComponent(one).includes(consents));
  const answer = await fetch(call!, { headers: { 'Company-Id': 'c-2002' } });
  const { consents: items } = (await answer.json()) as { consents: { agreed: boolean }[] };
  return items.length ? items.filter(({ agreed }) => agreed).length : null;
}

/** Reopens the portal as a reload does, and waits until no popup can open any more. */
async function reload(): Promise<OpenPortal> {
  closePortal();
  const portal = await open({ isReload: true });
  await called(portal, '/users/basic/primary');
  await called(portal, '/getNotificationsCount');
  return portal;
}

describe('the preference popup', () => {
  beforeEach(() => setViewport(800));
  afterEach(closePortal);

  it('[CON-01][SES-03] asks a Blue Star admin who has just signed in, and again after a reload', async () => {
    await open();
    const popup = await modal(title);
    await expectModalAccessible(popup);
    closePortal();
    await open({ isReload: true });
    await modal(title);
  });

  for (const [who, options] of [
    ['who signed in a while ago', { person: 'blue-star-admin' }],
    ['who is no admin', { person: 'fleet-customer', hasJustSignedIn: true }],
    ['whose market has no such settings', { ...admin, market: 'at' }],
  ] as const) {
    it(`[CON-01] leaves somebody alone ${who}`, async () => {
      const portal = await openPortal('/', options);
      await called(portal, '/users/basic/primary');
      await nothingOpens();
      expect(calls(portal, consents)).to.equal(0);
    });
  }

  it('[CON-01] waits on pages where one decides or asks for help', async () => {
    const portal = await openPortal('/en-us/contact-us/', admin);
    await portal.page('Contact us');
    await called(portal, '/users/basic/primary');
    await nothingOpens();
    expect(calls(portal, consents), 'nothing is asked that nobody is to see').to.equal(0);
    navigate('/sitemap/');
    await modal(title);
    navigate('/account/privacy-settings/');
    await noModal();
    navigate('/sitemap/');
    await modal(title);
  });

  it('[CON-01] leaves the question of what is recorded to the privacy settings where they are shown', async () => {
    const portal = await openPortal('/en-us/account/privacy-settings/', admin);
    await portal.find('button', 'Share everything');
    await called(portal, '/users/basic/primary');
    await nothingOpens();
    expect(calls(portal, consents)).to.equal(1);
    expect(calls(portal, '/userinfo/refresh')).to.equal(1);
    navigate('/sitemap/');
    await modal(title);
  });

  it('[CON-01] does not ask where something is recorded, and forgets the login', async () => {
    const portal = await open();
    buttonOf(await modal(title), 'No').click();
    await called(portal, consents, 2);
    closePortal();
    localStorage.removeItem(storageKeys.lastAuth);
    const later = await open({ isReload: true });
    await called(later, consents);
    await waitUntil(() => flag() === null, 'the flag is cleared');
    await nothingOpens();
  });

  for (const [answer, shared, next] of [
    ['Yes', 6, 'Thank you'],
    ['No', 0, 'You have answered No'],
  ] as const) {
    it(`[CON-02] saves ${answer}, given by keyboard, for all six types, and says so`, async () => {
      const portal = await open();
      const popup = await modal(title);
      await waitUntil(() => popup.shadowRoot?.activeElement, 'the popup has the focus');
      const button = buttonOf(popup, answer);
      for (let turn = 0; turn < 5 && popup.shadowRoot?.activeElement !== button; turn += 1)
        await sendKeys({ press: 'Tab' });
      await sendKeys({ press: 'Enter' });
      const after = await modal(next);
      await called(portal, consents, 2);
      expect(await recorded(portal)).to.equal(shared);
      await expectModalAccessible(after);
      expect(flag()).to.equal(null);
      await sendKeys({ press: 'Escape' });
      await noModal();
      await reload();
      await nothingOpens();
    });
  }

  it('[CON-02] leads to the settings by Choose, and saves nothing', async () => {
    const portal = await open();
    buttonOf(await modal(title), 'Choose').click();
    await portal.find('button', 'Save choices');
    expect(await recorded(portal)).to.equal(null);
    expect(flag()).to.equal(null);
    await nothingOpens();
  });

  for (const way of ['the X', 'Escape'] as const) {
    it(`[CON-02] only forgets the login with ${way}`, async () => {
      const portal = await open();
      const popup = await modal(title);
      if (way === 'Escape') await sendKeys({ press: 'Escape' });
      else popup.renderRoot.querySelector<HTMLElement>('.close')!.click();
      await noModal();
      expect(await recorded(portal)).to.equal(null);
      expect(flag()).to.equal(null);
    });
  }

  it('[CON-01] goes where another tab has answered', async () => {
    await open();
    await modal(title);
    localStorage.removeItem(storageKeys.preferenceDue);
    window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.preferenceDue }));
    await noModal();
  });

  it('[CON-01] asks nobody who has decided in the privacy settings meanwhile', async () => {
    const portal = await openPortal('/en-us/account/privacy-settings/', admin);
    (await portal.find('button', /Share everything/)).click();
    await waitUntil(() => flag() === null, 'the flag is cleared');
    navigate('/sitemap/');
    await portal.page('Sitemap');
    await nothingOpens();
    expect(await recorded(portal)).to.equal(6);
  });

  it('[CON-02][RTE-26] leads from the decline modal to the settings, which keep a later choice, however slow the answer No is', async () => {
    const portal = await open();
    const popup = await modal(title);
    await askForFault({ call: 'putConsents', delay: 1500, times: 1 });
    buttonOf(popup, 'No').click();
    const declined = await modal('You have answered No');
    declined.renderRoot.querySelector<HTMLElement>('a')!.click();
    await noModal();
    expect(location.pathname).to.equal('/en-us/account/privacy-settings/');
    (await portal.find('button', /Share everything/)).click();
    await called(portal, consents, 4);
    await noModal();
    expect(await recorded(portal)).to.equal(6);
  });

  it('[CON-01] goes with the session, and without an answer', async () => {
    const portal = await open();
    await modal(title);
    const otherTab = new BroadcastChannel('fp-session');
    otherTab.postMessage('signed-out');
    otherTab.close();
    await noModal();
    expect(flag()).not.to.equal(null);
    expect(calls(portal, consents)).to.equal(1);
  });

  it('[CON-01][RTE-25] is not fooled by what somebody wrote into the storage', async () => {
    const portal = await openPortal('/en-us/sitemap/', { person: 'blue-star-admin' });
    localStorage.setItem(storageKeys.preferenceDue, '{"userId":"u-9999"');
    localStorage.setItem(storageKeys.termsRoleDue, '[]');
    window.dispatchEvent(new StorageEvent('storage'));
    await called(portal, '/getNotificationsCount');
    await nothingOpens();
    expect(portal.errors).to.deep.equal([]);
  });
});

describe('the preference popup where the service fails', () => {
  beforeEach(() => setViewport(800));
  afterEach(closePortal);

  for (const [call, path] of [
    ['getPrimaryUsers', '/users/basic/primary'],
    ['refreshUserInfo', '/userinfo/refresh'],
    ['getConsents', consents],
  ] as const) {
    for (const fault of [{ status: 500 }, { body: 'malformed' as const }]) {
      it(`[CON-03][API-09] does not ask: ${call} ${JSON.stringify(fault)}`, async () => {
        const portal = await open({ ...admin, faults: [{ call, ...fault }] });
        await called(portal, path);
        await nothingOpens();
        expect(flag()).not.to.equal(null);
        expect(portal.errors).to.deep.equal([]);
      });
    }
  }

  it('[CON-03] logs an answer that could not be saved, and no more', async () => {
    const portal = await open();
    const popup = await modal(title);
    await askForFault({ call: 'putConsents', status: 500, times: 1 });
    const warned = noteConsole('warn');
    buttonOf(popup, 'Yes').click();
    await modal('Thank you');
    await called(portal, consents, 2);
    await waitUntil(() => warned.length, 'it is logged');
    expect(warned.map((line) => line.split(':')[0])).to.deep.equal(['A step of a flow failed']);
    expect(portal.errors).to.deep.equal([]);
    expect(await recorded(portal)).to.equal(null);
  });
});
