import { expect } from '@open-wc/testing';
import { answerFetch, noteFetched } from '../../../../test/helpers/answer-fetch.ts';
import { askForFault, logIn, signInAs } from '../../../../test/helpers/backend.ts';
import { sampleMarket, signedIn } from '../../../../test/helpers/fixtures.ts';
import { noteConsole } from '../../../../test/helpers/note-console.ts';
import { returnAfter } from '../../../../test/helpers/return-after.ts';
import { arrives } from '../../../../test/helpers/seen.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import {
  connect,
  drawer,
  showsVisitor,
  headerOf,
  holdCall,
  holdCount,
  mountPage,
  openDrawer,
  openPage,
  otherTab,
  tidy,
} from './connect.fixture.ts';

const transition = (type: 'pagehide' | 'pageshow', persisted = true) =>
  window.dispatchEvent(new PageTransitionEvent(type, { persisted }));

const saysNobody = (heard: ReturnType<typeof otherTab>['heard']) =>
  heard.some((message) => typeof message === 'object' && message.sessionId === null);

/** Clicks the header's log out link; the page's own listener prevents the navigation. */
async function logOut(header: HTMLElement): Promise<void> {
  header.addEventListener('click', (event) => event.preventDefault());
  (await arrives(header, /Lindqvist/)).click();
  (await arrives(header, 'Sign out')).click();
}

describe('the session of a connected page', () => {
  afterEach(tidy);

  it('[SES-02] ends at once where another tab signs out, with bell, cart and drawer', async () => {
    const { page, header } = await openPage('fleet-customer');
    await openDrawer(header);
    otherTab().say('signed-out');
    await waitUntil(() => !drawer(), 'the drawer goes');
    expect(showsVisitor(page)).to.equal(true);
    await arrives(header, 'Sign in');
  });

  it('[SES-02] is known where a refresh settles, though another one has overtaken it', async () => {
    const { shell } = await openPage();
    await logIn('fleet-customer');
    const first = holdCall('/session');
    const refreshed = shell.refresh();
    await waitUntil(first.isAsked, 'it asks');
    void shell.refresh();
    await refreshed;
    expect(shell.session.SESSIONID).to.be.a('string');
  });

  it('[SES-02] is not brought back by an answer from before', async () => {
    const { page, shell } = await openPage('fleet-customer');
    await askForFault({ call: 'getSession', delay: 300, times: 1 });
    const refreshed = shell.refresh();
    otherTab().say('signed-out');
    await waitUntil(() => shell.session.SESSIONID === null);
    await refreshed;
    expect(showsVisitor(page)).to.equal(true);
  });

  it('[SES-02] is nobody’s where another tab signs out before the first answer, and the page hears so', async () => {
    const page = await mountPage('fleet-customer');
    headerOf(page).session = signedIn();
    const { isAsked } = holdCall('/session');
    const told: (string | null)[] = [];
    connect({ onSession: ({ SESSIONID }) => told.push(SESSIONID) });
    await waitUntil(isAsked, 'it asks');
    otherTab().say('signed-out');
    await waitUntil(() => told.length > 0, 'the page hears of it');
    expect(told).to.deep.equal([null]);
    expect(showsVisitor(page)).to.equal(true);
  });

  it('[SES-02] is asked for again where another tab has found nobody', async () => {
    const { page, shell } = await openPage('fleet-customer');
    const { say } = otherTab();
    const calls = noteFetched();
    say({ sessionId: null });
    await waitUntil(() => calls.includes('/session'));
    await shell.refresh();
    expect(shell.session.USER?.lastName).to.equal('Lindqvist');
    await fetch('/logout', { redirect: 'manual' });
    say({ sessionId: null });
    await waitUntil(() => shell.session.SESSIONID === null);
    expect(showsVisitor(page)).to.equal(true);
  });

  it('[SES-02] is another’s once somebody else has signed in in another tab, and a visitor’s becomes theirs', async () => {
    const { header, shell } = await openPage();
    for (const [person, name] of [
      ['fleet-customer', 'Lindqvist'],
      ['blue-star-admin', 'Okafor'],
    ] as const) {
      await signInAs(person, 'us');
      otherTab().say({ sessionId: `of ${person}` });
      await waitUntil(() => header.session.USER?.lastName === name, name);
    }
    expect(shell.session.USER?.lastName).to.equal('Okafor');
  });

  it('[SES-02][NTF-07] shows somebody else no count of who was here before', async () => {
    const { header, shell } = await openPage('fleet-customer');
    expect(header.notificationCount).to.be.above(0);
    await logIn('blue-star-admin');
    const count = holdCount();
    const refreshed = shell.refresh();
    await waitUntil(count.isAsked, 'the server counts');
    expect([header.session.USER?.lastName, header.notificationCount]).to.deep.equal(['Okafor', 0]);
    count.answer(3);
    await refreshed;
    expect(header.notificationCount).to.equal(3);
  });

  it('[SES-02] leaves the drawer open where the same person has a new session, and a late call of the old one ends nothing', async () => {
    const { header, shell } = await openPage('fleet-customer');
    await openDrawer(header);
    const errors = noteConsole('error');
    const late = holdCall('/getNotifications');
    window.dispatchEvent(new Event('fpg-request-refresh-notifications'));
    await waitUntil(late.isAsked, 'a call is on its way');
    const session = { ...shell.session, SESSIONID: 'a new one' };
    answerFetch(({ pathname }) => (pathname === '/session' ? Response.json(session) : null));
    await shell.refresh();
    expect([header.session.SESSIONID, drawer()?.open]).to.deep.equal(['a new one', true]);
    late.answer(new Response(null, { status: 401 }));
    await waitUntil(() => errors.some((line) => line.includes('401')), 'the late call fails');
    await shell.refresh();
    expect([header.session.SESSIONID, drawer()?.open]).to.deep.equal(['a new one', true]);
  });

  it('[RTE-11] asks for no cart in a market that has none', async () => {
    const market = (eCommerceRoute: object | null) => sampleMarket({ eCommerceRoute });
    const calls = noteFetched();
    const { shell } = await openPage('fleet-customer', { market: market(null), locale: 'en-ca' });
    expect([calls.includes('/session'), calls.includes('/cart')]).to.deep.equal([true, false]);
    shell.disconnect();
    await openPage('fleet-customer', { market: market({ path: '/cart/' }), locale: 'en-ca' });
    expect(calls).to.include('/cart');
  });

  it('[SES-02] is not ended by a late call of who was here before, while the server is asked who is here', async () => {
    const { header, shell } = await openPage('fleet-customer');
    const errors = noteConsole('error');
    const late = holdCall('/getNotifications');
    (await arrives(header, /^Notifications/)).click();
    await waitUntil(late.isAsked, 'the call is on its way');
    await logIn('blue-star-admin');
    const who = holdCall('/session');
    otherTab().say({ sessionId: 'another' });
    await waitUntil(who.isAsked, 'the server is asked');
    late.answer(new Response(null, { status: 401 }));
    await waitUntil(() => errors.some((line) => line.includes('401')), 'the late call fails');
    who.answer(null);
    await waitUntil(() => shell.session.USER?.lastName !== 'Lindqvist', 'another session');
    expect(shell.session.USER?.lastName).to.equal('Okafor');
  });

  it('[SES-02] is ended by a call that was refused since, where an older answer still names the person', async () => {
    const { page, header, shell } = await openPage('fleet-customer');
    const errors = noteConsole('error');
    const who = holdCall('/session');
    const { say, heard } = otherTab();
    say({ sessionId: 'another' });
    await waitUntil(who.isAsked, 'the server is asked');
    const refused = holdCall('/getNotifications');
    (await arrives(header, /^Notifications/)).click();
    refused.answer(new Response(null, { status: 401 }));
    await waitUntil(() => errors.some((line) => line.includes('401')), 'the call fails');
    who.answer(null);
    await waitUntil(() => saysNobody(heard), 'the other tabs are told');
    expect([shell.session.SESSIONID, showsVisitor(page)]).to.deep.equal([null, true]);
  });

  it('[SES-02] is not asked for where another tab has found the same', async () => {
    const { shell } = await openPage('fleet-customer');
    const { say, heard } = otherTab();
    const calls = noteFetched();
    say({ sessionId: shell.session.SESSIONID });
    say({ sessionId: null });
    await waitUntil(() => calls.includes('/session'));
    await shell.refresh();
    expect(calls.filter((call) => call === '/session')).to.have.length(2);
    await waitUntil(() => heard.length > 0);
    expect(heard).to.deep.equal([{ sessionId: shell.session.SESSIONID }]);
  });

  it('[SES-02] tells the other tabs where the server knows nobody, and a visitor’s page does not ask again', async () => {
    const { heard, say } = otherTab();
    await openPage();
    await waitUntil(() => saysNobody(heard));
    const calls = noteFetched();
    say({ sessionId: null });
    say('signed-out');
    await signInAs(undefined, 'us');
    expect(calls).not.to.include('/session');
  });

  it('[SES-02] ends with a click on the log out link, in the other tabs too', async () => {
    const { page, header, shell } = await openPage('fleet-customer');
    const { heard } = otherTab();
    await logOut(header);
    await waitUntil(() => heard.includes('signed-out'));
    await waitUntil(() => shell.session.SESSIONID === null);
    expect(showsVisitor(page)).to.equal(true);
  });

  it('[SES-02] stays where the page prevents the logging out', async () => {
    const { header, shell } = await openPage('fleet-customer');
    const { heard } = otherTab();
    document.addEventListener('fp-logout', (event) => event.preventDefault(), { once: true });
    await logOut(header);
    await shell.refresh();
    expect(heard).not.to.include('signed-out');
    expect(shell.session.USER?.lastName).to.equal('Lindqvist');
  });

  it('[GAT-07] leaves a page that goes into the browser’s memory, and is asked for when it comes back', async () => {
    const { page, header, shell } = await openPage('fleet-customer');
    transition('pagehide', false);
    expect(shell.session.SESSIONID).to.be.a('string');
    transition('pagehide');
    expect(showsVisitor(page)).to.equal(true);
    transition('pageshow');
    await waitUntil(() => header.cartQuantity === 3, 'the person is back');
    transition('pagehide');
    await fetch('/logout', { redirect: 'manual' });
    const calls = noteFetched();
    transition('pageshow');
    await waitUntil(() => calls.includes('/session'));
    await shell.refresh();
    expect(showsVisitor(page)).to.equal(true);
    await logIn('fleet-customer');
    const who = holdCall('/session');
    const asked = shell.refresh();
    await waitUntil(who.isAsked, 'the server is asked');
    transition('pagehide');
    who.answer(null);
    await asked;
    expect(showsVisitor(page), 'an answer from before').to.equal(true);
  });

  it('[SES-02] is asked for when the page is seen again after more than a minute, with the numbers at bell and cart', async () => {
    const { page, header } = await openPage('fleet-customer');
    const calls = noteFetched();
    returnAfter(59_000);
    expect(calls).to.deep.equal([]);
    returnAfter(61_000);
    await waitUntil(() => calls.length === 3, 'the session, the bell and the cart');
    expect(calls).to.have.members(['/session', '/getNotificationsCount', '/cart']);
    expect(header.cartQuantity).to.equal(3);
    await fetch('/logout', { redirect: 'manual' });
    returnAfter(61_000);
    await waitUntil(() => showsVisitor(page), 'the session has ended');
    const asked = calls.length;
    returnAfter(61_000);
    expect(calls).to.have.length(asked);
  });

  it('[API-09] takes a server that knows nobody for a visitor, and tells the page so', async () => {
    await mountPage();
    await askForFault({ call: 'getSession', status: 401 });
    const errors = noteConsole('error');
    const told: unknown[] = [];
    await connect({ onSession: ({ SESSIONID }) => told.push(SESSIONID) }).refresh();
    expect(told).to.deep.equal([null]);
    expect(errors).to.deep.equal([]);
  });

  it('[SES-02] may be disconnected by the page as soon as it knows who is here', async () => {
    await mountPage();
    const shell = connect({ onSession: () => shell.disconnect() });
    await shell.refresh();
    expect(shell.session.SESSIONID).to.equal(null);
  });

  it('[SES-02] knows nobody once it is disconnected', async () => {
    const { shell } = await openPage('fleet-customer');
    expect(shell.session.SESSIONID).to.be.a('string');
    shell.disconnect();
    expect(shell.session.SESSIONID).to.equal(null);
  });

  it('[API-09] ends where a call says that the server no longer knows it', async () => {
    const page = await mountPage('fleet-customer');
    await askForFault({ call: 'getNotificationsCount', status: 401, times: 1 });
    const { heard } = otherTab();
    const shell = connect();
    await waitUntil(() => saysNobody(heard));
    await waitUntil(() => shell.session.SESSIONID === null && headerOf(page).notificationCount === null);
    expect(showsVisitor(page)).to.equal(true);
  });
});
