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
const due: DueSignOut = { sessionId, at: 1 };
const keep = (note: DueSignOut) => writeNote(storageKeys.signOut, note);
const kept = () => readNote(storageKeys.signOut, dueSignOutSchema);

/** Starts the portal with the session, in a tab that has been there before or in a new one; records where it goes. */
function start(left: string[]): Promise<unknown> {
  return endDueSession(session, (href) => left.push(href)).catch(() => 'it takes too long');
}
const openNewTab = () => sessionStorage.clear();

describe('a sign-out that has not reached the server', () => {
  afterEach(() => {
    closePortal();
    forgetFlows();
  });

  it('[SES-02] is tried once more as the portal starts, and then no more, in no tab', async () => {
    keep(due);
    const left: string[] = [];
    void start(left);
    expect(left).to.deep.equal(['/logout']);
    expect(await start(left)).to.equal(session);
    openNewTab();
    expect(await start(left)).to.equal(session);
    expect(left).to.have.length(1);
  });

  it('[SES-02] is tried by each tab that opens meanwhile, so that none shows the person', () => {
    keep(due);
    const left: string[] = [];
    void start(left);
    openNewTab();
    void start(left);
    expect(left).to.deep.equal(['/logout', '/logout']);
  });

  it('[SES-02] is tried once more by all tabs together where they have no storage of their own', async () => {
    const allow = refuseStorage();
    keep(due);
    const left: string[] = [];
    void start(left);
    const second = await start(left);
    allow();
    expect(second).to.equal(session);
    expect(left).to.deep.equal(['/logout']);
  });

  it('[SES-02] is forgotten once somebody else has signed in', async () => {
    keep({ ...due, sessionId: 'another' });
    expect(await endDueSession(session, () => expect.fail('nobody signs out'))).to.equal(session);
    expect(kept()).to.equal(null);
  });

  it('[SES-02] is gone on with on a page that is there again with its person, and nothing is said', async () => {
    keep(due);
    const portal = await openPortal('/en-ca/contact-us/', {
      market: sampleMarket(),
      session,
      isReload: true,
    });
    await portal.find('status', 'Logging out...');
    expect(portal.left).to.deep.equal(['/logout']);
    expect(banners()).to.deep.equal([]);
  });

  it('[SES-02] is said where the session goes on after all, and is tried twice again when asked for', async () => {
    keep({ ...due, isRepeated: true });
    const portal = await openPortal('/en-ca/contact-us/', {
      market: sampleMarket(),
      session,
      isReload: true,
    });
    const signOut = bannerButton(await bannerSays(/^You are still signed in/), 'Sign out');
    expect(portal.left).to.deep.equal([]);
    signOut.click();
    await waitUntil(() => portal.left.length > 0, 'the portal leaves');
    void start(portal.left);
    expect(portal.left).to.deep.equal(['/logout', '/logout']);
  });
});
