import { storageKeys } from '@fleet-portal/model/flows';
import { expect } from '@open-wc/testing';
import { setViewport } from '../../../../test/helpers/commands.ts';
import { closePortal, openPortal } from '../../../../test/helpers/portal.tsx';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { modal } from './flows.fixture.ts';

const record = () => localStorage.getItem(storageKeys.lastAuth);
const flag = () => localStorage.getItem(storageKeys.preferenceDue);
const visitor = '{"isSignedIn":false,"userId":""}';
const customer = '{"isSignedIn":true,"userId":"u-1001"}';
const hasJustSignedIn = true;

describe('the record of who was signed in', () => {
  beforeEach(() => setViewport(800));
  afterEach(closePortal);

  it('[SES-03] notes a visitor, also one whom a protected page sends to the login', async () => {
    await openPortal('/en-us/contact-us/', { hasJustSignedIn });
    await waitUntil(() => record() === visitor, 'the visitor is noted');
    localStorage.setItem(storageKeys.lastAuth, customer);
    closePortal();
    const portal = await openPortal('/en-us/account/', { isReload: true });
    await waitUntil(() => portal.left.length > 0, 'the login comes');
    expect(record()).to.equal(visitor);
    expect(flag()).to.equal(null);
  });

  it('[SES-03][CON-01] flags whoever has just signed in, and nobody else', async () => {
    await openPortal('/en-us/contact-us/', { person: 'fleet-customer', hasJustSignedIn });
    await waitUntil(() => record() === customer, 'the person is noted');
    expect(flag()).to.equal('{"userId":"u-1001"}');
    closePortal();
    localStorage.removeItem(storageKeys.preferenceDue);
    const portal = await openPortal('/en-us/contact-us/', { isReload: true });
    await portal.page('Contact us');
    expect([record(), flag()]).to.deep.equal([customer, null]);
  });

  it('[SES-03] notes that somebody has signed out', async () => {
    const portal = await openPortal('/en-us/contact-us/', { person: 'fleet-customer' });
    await portal.page('Contact us');
    const otherTab = new BroadcastChannel('fp-session');
    otherTab.postMessage('signed-out');
    otherTab.close();
    await waitUntil(() => record() === visitor, 'it is noted');
  });

  it('[SES-03] leaves it alone in a child session', async () => {
    const portal = await openPortal('/en-us/contact-us/', { person: 'child-session', hasJustSignedIn });
    await portal.page('Contact us');
    expect([record(), flag()]).to.deep.equal([null, null]);
  });

  it('[SES-03] is not needed: where the storage may not be used, the portal runs and asks again', async () => {
    const { getItem, setItem } = Object.getOwnPropertyDescriptors(Storage.prototype);
    const refuse = () => {
      throw new DOMException('The storage is full.', 'QuotaExceededError');
    };
    Object.assign(Storage.prototype, { getItem: refuse, setItem: refuse });
    try {
      const portal = await openPortal('/en-us/sitemap/', { person: 'terms-again', hasJustSignedIn });
      await portal.page('Sitemap');
      await modal('Terms and conditions');
      expect(portal.errors).to.deep.equal([]);
    } finally {
      Object.defineProperties(Storage.prototype, { getItem, setItem });
    }
  });
});
