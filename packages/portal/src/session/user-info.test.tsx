import { expect } from '@open-wc/testing';
import { askForFault, signInAs, type Fault } from '../../../../test/helpers/backend.ts';
import { sampleMarket, signedIn } from '../../../../test/helpers/fixtures.ts';
import { noteConsoleInEach } from '../../../../test/helpers/note-console.ts';
import { closePortal, openPortal, type OpenPortal } from '../../../../test/helpers/portal.tsx';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { chooseCompany, hearFromOtherTab, logInElsewhere } from './other-tab.fixture.ts';
import { userInfoNotUpdated, userInfoUpdated } from './user-info-events.ts';
import { ask, callsOf, user } from './user-info.fixture.ts';

describe('the user’s details', () => {
  let answers: string[] = [];
  let stop = new AbortController();
  const warnings = noteConsoleInEach('warn');

  beforeEach(() => {
    answers = [];
    stop = new AbortController();
    const note = ({ type }: Event) => answers.push(type);
    for (const name of [userInfoUpdated, userInfoNotUpdated])
      window.addEventListener(name, note, { signal: stop.signal });
  });
  afterEach(() => {
    stop.abort();
    closePortal();
  });

  /** The portal with a user whose name has changed on the server. */
  async function openAs(faults: Fault[] = []): Promise<OpenPortal> {
    await signInAs('fleet-customer', 'us');
    const market = sampleMarket({ routes: [] });
    const session = signedIn({ userId: 'u-1001', firstName: 'Old', lastName: 'Name', permissions: ['GONE'] });
    const portal = await openPortal('/en-ca/account/', { market, session, person: 'fleet-customer', faults });
    await portal.page('Personal details');
    return portal;
  }

  it('[SES-05] are asked for anew on the page’s request, and shown everywhere before the answer', async () => {
    const portal = await openAs();
    expect(portal.container.querySelector('main')?.textContent).to.contain('Old');
    let shownAtAnswer = '';
    window.addEventListener(
      userInfoUpdated,
      () => {
        shownAtAnswer = portal.container.querySelector('main')?.textContent ?? '';
      },
      { signal: stop.signal },
    );
    ask();
    await waitUntil(() => answers.length > 0);
    expect(answers).to.deep.equal([userInfoUpdated]);
    expect(shownAtAnswer).to.contain('Maya').and.not.to.contain('Old');
    expect(user(portal)?.lastName).to.equal('Lindqvist');
    expect(user(portal)?.permissions).to.include('FLEET_REPORTS_VIEW').and.not.to.include('GONE');
  });

  it('[SES-05] are asked for once for several requests, and again for one that comes while they are on their way', async () => {
    const portal = await openAs();
    portal.hold('/userinfo/refresh');
    ask();
    ask();
    await waitUntil(() => callsOf(portal, '/userinfo/refresh') === 1);
    ask();
    ask();
    portal.letIn();
    await waitUntil(() => answers.length > 0);
    expect(callsOf(portal, '/userinfo/refresh')).to.equal(2);
    expect(answers).to.deep.equal([userInfoUpdated]);
  });

  it('[SES-05] that failed are asked for again for a request that came while they were on their way', async () => {
    const portal = await openAs([{ call: 'refreshUserInfo', status: 500, times: 1 }]);
    portal.hold('/userinfo/refresh');
    ask();
    await waitUntil(() => callsOf(portal, '/userinfo/refresh') === 1);
    ask();
    portal.letIn();
    await waitUntil(() => answers.length > 0);
    expect(callsOf(portal, '/userinfo/refresh')).to.equal(2);
    expect(answers).to.deep.equal([userInfoUpdated]);
  });

  for (const fault of [
    { status: 500 },
    { status: 403 },
    { body: 'malformed' },
    { body: 'html' },
    { answer: { userId: 'u-1001', lastName: 'New' } },
    { answer: { userId: 'u-1001', lastName: 'New', permissions: null, userType: null } },
    { drop: true },
  ] as const) {
    it(`[SES-05] stay as they were where they do not come, which is answered and logged: ${JSON.stringify(fault)}`, async () => {
      const portal = await openAs([{ call: 'refreshUserInfo', ...fault }]);
      ask();
      await waitUntil(() => answers.length > 0);
      expect(answers).to.deep.equal([userInfoNotUpdated]);
      expect(warnings.some((line) => line.includes('refreshUserInfo: '))).to.equal(true);
      expect(user(portal)?.lastName).to.equal('Name');
      expect(user(portal)?.permissions).to.deep.equal(['GONE']);
      expect(portal.errors).to.deep.equal([]);
    });
  }

  it('[SES-05] of a visitor are not asked for; the request is answered', async () => {
    const portal = await openPortal('/en-us/contact-us/');
    await portal.page('Contact us');
    ask();
    await waitUntil(() => answers.length > 0);
    expect(answers).to.deep.equal([userInfoNotUpdated]);
    expect(callsOf(portal, '/userinfo/refresh')).to.equal(0);
  });

  it('[SES-05][SES-02] of somebody else are not taken for this person’s: it is asked who is there', async () => {
    const portal = await openAs();
    await logInElsewhere(portal, 'blue-star-admin');
    ask();
    await waitUntil(() => answers.length > 0);
    expect(answers).to.deep.equal([userInfoNotUpdated]);
    await waitUntil(() => user(portal)?.lastName === 'Okafor');
    expect(user(portal)?.firstName).to.equal('Jonas');
  });

  it('[SES-05][SES-02] that come after their person has signed out change nothing', async () => {
    const portal = await openAs([{ call: 'refreshUserInfo', delay: 10_000, times: 1 }]);
    ask();
    await waitUntil(() => callsOf(portal, '/userinfo/refresh') === 1);
    const logout = new Event('fp-logout', { bubbles: true, cancelable: true });
    portal.container.querySelector('fp-header')?.dispatchEvent(Object.assign(logout, { href: '/logout' }));
    await waitUntil(() => answers.length > 0);
    expect(answers).to.deep.equal([userInfoNotUpdated]);
    expect(portal.container.textContent).not.to.contain('Lindqvist');
  });
});

describe('the user’s details in other tabs', () => {
  let heard: unknown[] = [];
  let otherTab: BroadcastChannel | null = null;
  afterEach(() => {
    otherTab?.close();
    closePortal();
  });

  async function open(): Promise<OpenPortal> {
    const portal = await openPortal('/en-us/contact-us/', { person: 'fleet-customer' });
    await waitUntil(() => user(portal)?.groupMemberships.length, 'the person is known');
    heard = [];
    otherTab = new BroadcastChannel('fp-session');
    otherTab.addEventListener('message', ({ data }) => heard.push(data));
    return portal;
  }
  const company = (portal: OpenPortal) => user(portal)?.companyInfo.companyName;

  it('[SES-05] are to be asked for anew once they have changed here', async () => {
    const portal = await open();
    ask();
    await waitUntil(() => heard.length > 0, 'the other tabs hear of it');
    await waitUntil(() => callsOf(portal, '/groupMemberships') === 2, 'the groups are asked for again');
    expect(heard).to.deep.equal([{ sessionId: null }]);
  });

  it('[SES-05][GAT-09] of another company bring what the session alone knows of it, such as its applications', async () => {
    const portal = await open();
    await chooseCompany('c-2002');
    ask();
    await waitUntil(() => company(portal) === 'Northline Utilities', 'the other company is shown');
    await waitUntil(() => callsOf(portal, '/session') === 2, 'the session is asked for');
    await waitUntil(() => user(portal)?.groupMemberships.length, 'the groups are known');
    ask();
    await waitUntil(() => callsOf(portal, '/userinfo/refresh') === 2);
    expect(callsOf(portal, '/session')).to.equal(2);
  });

  it('[SES-05][HDR-04] are asked for anew once they have changed there, with the groups, and nobody is told in turn', async () => {
    const portal = await open();
    await chooseCompany('c-2002');
    expect(company(portal)).to.equal('Harbor and Field Deliveries');
    hearFromOtherTab({ sessionId: null });
    await waitUntil(() => company(portal) === 'Northline Utilities', 'the other company is shown');
    await waitUntil(() => user(portal)?.groupMemberships.length, 'the groups are known');
    expect(callsOf(portal, '/userinfo/refresh')).to.equal(0);
    expect(heard).to.deep.equal([{ sessionId: null }]);
  });

  it('[SES-05][HDR-04] count the cart and what is unread anew for the company that was chosen there', async () => {
    const portal = await open();
    await waitUntil(() => callsOf(portal, '/cart') === 1 && callsOf(portal, '/getNotificationsCount') === 1);
    await chooseCompany('c-2002');
    hearFromOtherTab({ sessionId: null });
    await waitUntil(() => callsOf(portal, '/cart') === 2, 'the cart');
    await waitUntil(() => callsOf(portal, '/getNotificationsCount') === 2, 'the notifications');
  });

  it('[HDR-04] show no cart of the company before where the shop does not answer for the next', async () => {
    const portal = await open();
    const quantity = () => portal.container.querySelector('fp-header')?.cartQuantity;
    await waitUntil(() => quantity() === 3, 'the first company’s cart');
    await chooseCompany('c-2002');
    await askForFault({ call: 'getCart', status: 500, times: 1 });
    hearFromOtherTab({ sessionId: null });
    await waitUntil(() => company(portal) === 'Northline Utilities', 'the other company is shown');
    expect(quantity()).to.equal(0);
    await waitUntil(
      () => portal.ended.filter((call) => call === '/cart').length === 2,
      'the shop has answered',
    );
    expect(quantity()).to.equal(0);
  });
});
