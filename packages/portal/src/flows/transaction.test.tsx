import { storageKeys } from '@fleet-portal/model/flows';
import { getSession } from '@fleet-portal/model/api';
import type { TransactionPreview } from '@fleet-portal/model/entities';
import { expect } from '@open-wc/testing';
import { expectAccessible } from '../../../../test/helpers/axe.ts';
import { signInAs } from '../../../../test/helpers/backend.ts';
import { setViewport } from '../../../../test/helpers/commands.ts';
import { sampleMarket, signedIn } from '../../../../test/helpers/fixtures.ts';
import { fill } from '../../../../test/helpers/fill-storage.ts';
import { forgetFlows } from '../../../../test/helpers/flow-storage.ts';
import { closePortal, openPortal, type OpenPortal } from '../../../../test/helpers/portal.tsx';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { hearFromOtherTab, logInElsewhere } from '../session/other-tab.fixture.ts';
import { bannerButton, bannerSays, banners } from './flows.fixture.ts';

const running = /^You are currently in transaction preview mode\. Select the EXIT PREVIEW button to return/;
const person = 'transaction-preview';
const transaction: TransactionPreview = {
  transactionId: 't-1',
  sessionId: 's-9',
  permissions: ['A', 'B'],
  marketId: 'ca',
  path: '/insights/',
  error: '',
};
const stored = () =>
  JSON.parse(sessionStorage.getItem(storageKeys.transaction) ?? 'null') as { phase: string } | null;
const keep = (phase: string, userId = 'u1') =>
  sessionStorage.setItem(storageKeys.transaction, JSON.stringify({ phase, userId, transaction }));

/** A portal whose server session has this transaction, or none. */
function openWith(carried: TransactionPreview | null, url = '/en-ca/contact-us/'): Promise<OpenPortal> {
  const market = sampleMarket();
  return openPortal(url, { market, session: signedIn({}, { transaction: carried }), isReload: true });
}

describe('a transaction preview', () => {
  beforeEach(() => setViewport(800));
  afterEach(() => {
    closePortal();
    forgetFlows();
  });

  it('[TXP-02] is stored, goes to its page and says so', async () => {
    const portal = await openPortal('/en-us/contact-us/', { person });
    await portal.page('Electric vans');
    const banner = await bannerSays(running);
    await expectAccessible(banner);
    expect(location.pathname).to.equal('/en-us/vehicles/electric-vans/');
    expect(stored()?.phase).to.equal('running');
  });

  it('[TXP-02] begins at the top of its page where it comes to one that is being read', async () => {
    const portal = await openPortal('/en-us/contact-us/');
    await portal.page('Contact us');
    window.scrollTo({ top: 200, behavior: 'instant' });
    await logInElsewhere(portal, person);
    hearFromOtherTab({ sessionId: 'another' });
    await portal.page('Electric vans');
    expect(window.scrollY).to.equal(0);
  });

  it('[TXP-02] stays on the page that is open after a reload', async () => {
    const portal = await openPortal('/en-us/contact-us/', { person });
    await portal.page('Electric vans');
    closePortal();
    const reloaded = await openPortal('/en-us/contact-us/', { isReload: true });
    await bannerSays(running);
    expect(reloaded.has('heading', 'Contact us')).to.equal(true);
  });

  it('[TXP-03] ends with EXIT PREVIEW, which loads the page anew and does not come back', async () => {
    const portal = await openPortal('/en-us/', { person });
    await portal.page('Electric vans');
    bannerButton(await bannerSays(running), 'EXIT PREVIEW').click();
    await waitUntil(() => portal.left.length > 0, 'the page is loaded anew');
    expect(portal.left).to.deep.equal(['/en-us/vehicles/electric-vans/']);
    expect(stored()).to.equal(null);
    closePortal();
    const reloaded = await openPortal('/en-us/contact-us/', { isReload: true });
    await reloaded.page('Contact us');
    await waitUntil(() => reloaded.ended.includes('/getNotificationsCount'));
    expect(banners()).to.deep.equal([]);
    closePortal();
    const later = await openPortal('/en-us/contact-us/', { person });
    await later.page('Electric vans');
    await bannerSays(running);
  });

  it('[TXP-03] ends where EXIT PREVIEW was pressed in another tab', async () => {
    await openWith(transaction);
    await bannerSays(running);
    const { SESSIONID: sessionId } = signedIn();
    const left = { sessionId, transactionId: transaction.transactionId };
    localStorage.setItem(storageKeys.previewLeft, JSON.stringify(left));
    window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.previewLeft }));
    await waitUntil(() => banners().length === 0, 'the banner goes');
    expect(stored()).to.equal(null);
  });

  it('[TXP-03] ends on a page whose address asks for it, too', async () => {
    const portal = await openWith(
      { ...transaction, path: '' },
      '/en-ca/contact-us/?transactionId=t-1&a=b#form',
    );
    bannerButton(await bannerSays(running), 'EXIT PREVIEW').click();
    await waitUntil(() => portal.left.length > 0, 'the page is loaded anew');
    expect(portal.left).to.deep.equal(['/en-ca/contact-us/?a=b']);
  });

  it('[TXP-03] begins again where its link is opened again', async () => {
    const portal = await openPortal('/en-us/', { person });
    await portal.page('Electric vans');
    bannerButton(await bannerSays(running), 'EXIT PREVIEW').click();
    closePortal();
    const reloaded = await openPortal('/en-us/?transactionId=t-3001', { isReload: true });
    await reloaded.page('Electric vans');
    await bannerSays(running);
  });

  it('[TXP-01][TXP-03] asks the server to begin again what it has lost, behind a screen that says so', async () => {
    keep('running');
    const portal = await openWith(null);
    await portal.find('status', 'Loading Transaction Preview');
    expect(portal.left).to.deep.equal([
      '/?transactionId=t-1&path=%2Finsights%2F&sessionId=s-9&permissions=A%2CB&marketId=ca',
    ]);
  });

  it('[TXP-01] does not go round in circles where the server does not begin again', async () => {
    keep('restoring');
    const portal = await openWith(null);
    const banner = await bannerSays(/could not be started again/);
    expect(banner.variant).to.equal('error');
    await expectAccessible(banner);
    expect(portal.left).to.deep.equal([]);
    bannerButton(banner, 'EXIT PREVIEW').click();
    await waitUntil(() => portal.left.length > 0, 'the page is loaded anew');
    expect(stored()).to.equal(null);
  });

  it('[TXP-01] does not go round in circles where the browser has no room to note that the server was asked', async () => {
    keep('running');
    const release = fill(sessionStorage);
    const portal = await openWith(null);
    await portal.find('status', 'Loading Transaction Preview');
    expect(stored()).to.equal(null);
    closePortal();
    const back = await openWith(null);
    release();
    await back.page('Contact us');
    expect(back.left).to.deep.equal([]);
  });

  it('[TXP-01] of another person is forgotten', async () => {
    keep('running', 'u-9');
    await openWith(null);
    await waitUntil(() => stored() === null, 'it is forgotten');
    expect(banners()).to.deep.equal([]);
  });

  it('[TXP-02] that is wrong says what is wrong, and can be closed', async () => {
    await openWith({ ...transaction, error: 'There is no market "xx".' });
    const banner = await bannerSays(/^There is no market "xx"\.$/);
    expect([banner.variant, banner.closable]).to.deep.equal(['error', true]);
    await expectAccessible(banner);
    expect(stored()).to.equal(null);
    banner.renderRoot.querySelector<HTMLElement>('.close')!.click();
    await waitUntil(() => banners().length === 0, 'the banner goes');
  });

  it('[TXP-02] says so where it runs after one that was wrong and whose banner was closed', async () => {
    await signInAs(person, 'us');
    const { USER } = await getSession('');
    const wrong = { ...transaction, error: 'There is no market "xx".' };
    const session = signedIn({ userId: USER?.userId ?? '' }, { transaction: wrong });
    await openPortal('/en-ca/contact-us/', { market: sampleMarket(), session, isReload: true });
    const banner = await bannerSays(/^There is no market "xx"\.$/);
    banner.renderRoot.querySelector<HTMLElement>('.close')!.click();
    hearFromOtherTab({ sessionId: 'another' });
    await bannerSays(running);
  });

  it('[TXP-02][RTE-25] does not lead to another site', async () => {
    await openWith({ ...transaction, path: '//evil.example/' });
    await bannerSays(running);
    expect(location.pathname).to.equal('/en-ca/contact-us/');
  });

  it('[TXP-01][RTE-25] is none where the storage holds something else', async () => {
    sessionStorage.setItem(storageKeys.transaction, '{"phase":"running","userId":"u1","transaction":{}}');
    const portal = await openWith(null);
    await portal.page('Contact us');
    expect(portal.left).to.deep.equal([]);
    expect(portal.errors).to.deep.equal([]);
  });

  it('[TXP-02] goes with the session', async () => {
    await openWith(transaction);
    await bannerSays(running);
    const otherTab = new BroadcastChannel('fp-session');
    otherTab.postMessage('signed-out');
    otherTab.close();
    await waitUntil(() => banners().length === 0, 'the banner goes');
  });
});
