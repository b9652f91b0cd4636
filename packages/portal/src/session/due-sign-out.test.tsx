import { dueSignOutSchema, storageKeys, type DueSignOut } from '@fleet-portal/model/flows';
import { expect } from '@open-wc/testing';
import { forgetFlows } from '../../../../test/helpers/flow-storage.ts';
import { sampleMarket, signedIn } from '../../../../test/helpers/fixtures.ts';
import { closePortal, openPortal } from '../../../../test/helpers/portal.tsx';
import { refuseStorage } from '../../../../test/helpers/refuse-storage.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { bannerButton, banners, bannerSays } from '../flows/flows.fixture.ts';
import { readNote, writeNote } from '../store/note-cookie.ts';
import { endDueSession } from './due-sign-out.ts';

const session = signedIn();
const sessionId = session.SESSIONID ?? '';
const keep = (due: DueSignOut) => writeNote(storageKeys.signOut, due);
const kept = () => readNote(storageKeys.signOut, dueSignOutSchema);

describe('a sign-out that has not reached the server', () => {
  afterEach(() => {
    closePortal();
    forgetFlows();
  });

  it('[SES-02] is tried once more as the portal starts, and then no more', async () => {
    keep({ sessionId });
    const left: string[] = [];
    void endDueSession(session, (href) => left.push(href)).catch(() => 'it takes too long');
    expect(left).to.deep.equal(['/logout']);
    expect(await endDueSession(session, (href) => left.push(href))).to.equal(session);
    expect(left).to.have.length(1);
  });

  it('[SES-02] is tried by each tab, so that none shows the person while another one waits for the server', () => {
    keep({ sessionId });
    const left: string[] = [];
    const start = () =>
      void endDueSession(session, (href) => left.push(href)).catch(() => 'it takes too long');
    start();
    sessionStorage.clear();
    start();
    expect(left).to.deep.equal(['/logout', '/logout']);
  });

  it('[SES-02] is tried once more by all tabs together where they have no storage of their own', async () => {
    const allow = refuseStorage();
    keep({ sessionId });
    const left: string[] = [];
    void endDueSession(session, (href) => left.push(href)).catch(() => 'it takes too long');
    expect(await endDueSession(session, (href) => left.push(href))).to.equal(session);
    expect(left).to.deep.equal(['/logout']);
    allow();
  });

  it('[SES-02] is forgotten once somebody else has signed in', async () => {
    keep({ sessionId: 'another' });
    expect(await endDueSession(session, () => expect.fail('nobody signs out'))).to.equal(session);
    expect(kept()).to.equal(null);
  });

  it('[SES-02] is gone on with on a page that is there again with its person, and nothing is said', async () => {
    keep({ sessionId });
    const portal = await openPortal('/en-ca/contact-us/', {
      market: sampleMarket(),
      session,
      isReload: true,
    });
    await portal.find('status', 'Logging out...');
    expect(portal.left).to.deep.equal(['/logout']);
    expect(banners()).to.deep.equal([]);
  });

  it('[SES-02] is said where the session goes on after all, and can be tried again', async () => {
    keep({ sessionId });
    sessionStorage.setItem(storageKeys.signOut, JSON.stringify({ sessionId, isRepeated: true }));
    const portal = await openPortal('/en-ca/contact-us/', {
      market: sampleMarket(),
      session,
      isReload: true,
    });
    bannerButton(await bannerSays(/^You are still signed in/), 'Sign out').click();
    await waitUntil(() => portal.left.length > 0, 'the portal leaves');
    expect(portal.left).to.deep.equal(['/logout']);
    expect(kept()).to.deep.equal({ sessionId });
  });
});
