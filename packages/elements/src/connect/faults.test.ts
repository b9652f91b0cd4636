import { expect } from '@open-wc/testing';
import { answerFetch, noteFetched } from '../../../../test/helpers/answer-fetch.ts';
import { type Fault, askForFault, takeFaultsAway } from '../../../../test/helpers/backend.ts';
import { noteConsole } from '../../../../test/helpers/note-console.ts';
import { arrives } from '../../../../test/helpers/seen.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import {
  connect,
  drawer,
  failMarkets,
  showsVisitor,
  headerOf,
  mountPage,
  openDrawer,
  openPage,
  tidy,
} from './connect.fixture.ts';

/** The ways in which a call can fail, with the messages on the console. */
const failures: [Omit<Fault, 'call'>, string][] = [
  [{ status: 500 }, 'status 500'],
  [{ drop: true }, 'no connection'],
  [{ body: 'malformed' }, 'the answer is not JSON'],
  [{ body: 'html' }, 'a web page came in place of JSON'],
];

/** The events after which failed calls are repeated. */
const comings = [
  ['the connection is back', () => window.dispatchEvent(new Event('online'))],
  ['the page is seen again', () => document.dispatchEvent(new Event('visibilitychange'))],
] as const;

/** Makes a call fail once while a page connects, and returns the console errors. */
async function linesOf(fault: Fault): Promise<string[]> {
  await mountPage('fleet-customer');
  await askForFault({ times: 1, ...fault });
  const errors = noteConsole('error');
  await connect().refresh();
  return errors;
}

describe('a connected page whose backend fails', () => {
  afterEach(tidy);

  it('[API-09] says of a backend elsewhere that it may not let this site read', async () => {
    await mountPage();
    const errors = noteConsole('error');
    connect({ base: 'https://fleet.invalid' });
    await waitUntil(() => errors.length > 0);
    expect(errors[0]).to.equal(
      'connectShell: getSession: no connection to https://fleet.invalid, or it lets nobody read (CORS), asked at https://fleet.invalid/session',
    );
  });

  for (const [fault, reason] of failures) {
    it(`[API-09] shows a visitor where the session does not come (${JSON.stringify(fault)}), until the next try`, async () => {
      const page = await mountPage('fleet-customer');
      await askForFault({ call: 'getSession', ...fault });
      const errors = noteConsole('error');
      const told: unknown[] = [];
      const shell = connect({ onSession: ({ SESSIONID }) => told.push(SESSIONID) });
      await waitUntil(() => errors.length > 0 && told.length > 0);
      expect([showsVisitor(page), told]).to.deep.equal([true, [null]]);
      await arrives(headerOf(page), 'Sign in');
      expect(errors).to.deep.equal([
        `connectShell: getSession: ${reason}, asked at ${location.origin}/session`,
      ]);
      await takeFaultsAway();
      await shell.refresh();
      await arrives(headerOf(page), /Lindqvist/);
    });
  }

  it('[ENT-05] says that the market did not come where the page has no element that would', async () => {
    const errors = noteConsole('error');
    failMarkets();
    await connect({ market: 'ca' }).refresh();
    expect(errors.join()).to.match(/^connectShell: GET .*\/markets\/ca\.json: status 500/);
  });

  it('[SES-02] keeps who was here where a later try does not come through, and says so to the page', async () => {
    await mountPage('fleet-customer');
    const shell = connect();
    await shell.refresh();
    await askForFault({ call: 'getSession', status: 503, times: 1 });
    const errors = noteConsole('error');
    expect(await shell.refresh()).to.equal(false);
    expect(shell.session.USER?.lastName).to.equal('Lindqvist');
    expect(errors).to.deep.equal([
      `connectShell: getSession: status 503, asked at ${location.origin}/session`,
    ]);
  });

  for (const [when, come] of comings) {
    it(`[SES-02] asks again who is here once ${when}`, async () => {
      const page = await mountPage('fleet-customer');
      await askForFault({ call: 'getSession', status: 503, times: 1 });
      const errors = noteConsole('error');
      await connect().refresh();
      await arrives(headerOf(page), 'Sign in');
      come();
      await arrives(headerOf(page), /Lindqvist/);
      expect(errors).to.deep.equal([
        `connectShell: getSession: status 503, asked at ${location.origin}/session`,
      ]);
    });
  }

  it('[HDR-04][NTF-07] shows nobody the numbers and cards of the company before', async () => {
    const { header, shell } = await openPage('fleet-customer');
    await openDrawer(header);
    expect([header.cartQuantity, header.notificationCount]).to.deep.equal([3, 5]);
    answerFetch(({ pathname }) => {
      if (pathname === '/cart' || pathname === '/getNotificationsCount')
        return new Response('', { status: 500 });
      if (pathname !== '/session') return null;
      const session = structuredClone(shell.session);
      if (session.USER) session.USER.companyInfo.companyName = 'Another Company';
      return Response.json(session);
    });
    noteConsole('error');
    await shell.refresh();
    await waitUntil(() => !drawer(), 'the drawer goes');
    expect([header.cartQuantity, header.notificationCount]).to.deep.equal([0, 0]);
  });

  it('[NTF-07] has a bell without a number where the count does not come, and the cart all the same', async () => {
    const errors = await linesOf({ call: 'getNotificationsCount', status: 500, times: 2 });
    const header = headerOf(document);
    expect(new Set(errors)).to.deep.equal(
      new Set([
        `connectShell: getNotificationsCount: status 500, asked at ${location.origin}/getNotificationsCount`,
      ]),
    );
    expect(header.notificationCount).to.equal(0);
    expect(header.cartQuantity).to.equal(3);
    await arrives(header, 'Notifications');
  });

  it('[HDR-04] shows an empty cart where its quantity does not come', async () => {
    const errors = await linesOf({ call: 'getCart', body: 'malformed', times: 2 });
    expect(new Set(errors)).to.deep.equal(
      new Set([`connectShell: getCart: the answer is not JSON, asked at ${location.origin}/cart`]),
    );
    expect(headerOf(document).cartQuantity).to.equal(0);
    expect(headerOf(document).notificationCount).to.be.greaterThan(0);
  });

  for (const [when, come] of comings) {
    it(`[NTF-07][HDR-04] counts for bell and cart again once ${when}, until the numbers have come`, async () => {
      await mountPage('fleet-customer');
      for (const call of ['getNotificationsCount', 'getCart'] as const)
        await askForFault({ call, status: 503 });
      noteConsole('error');
      await connect().refresh();
      const header = headerOf(document);
      expect([header.notificationCount, header.cartQuantity]).to.deep.equal([0, 0]);
      await takeFaultsAway();
      come();
      await waitUntil(() => header.notificationCount === 5 && header.cartQuantity === 3, 'the numbers come');
      const calls = noteFetched();
      come();
      await fetch('/session');
      expect(calls).to.deep.equal(['/session']);
    });
  }

  it('[NTF-07] keeps the last count where a newer one does not come', async () => {
    await mountPage('fleet-customer');
    const shell = connect();
    await shell.refresh();
    const header = headerOf(document);
    const before = header.notificationCount;
    expect(before).to.be.greaterThan(0);
    await askForFault({ call: 'getNotificationsCount', body: 'html', times: 1 });
    const errors = noteConsole('error');
    await shell.refresh();
    expect(errors).to.have.length(1);
    expect(header.notificationCount).to.equal(before);
  });

  it('[ENT-05] keeps the page’s own links where the market does not come; a try in the header brings all of it', async () => {
    const page = await mountPage('fleet-customer', '');
    const errors = noteConsole('error');
    const heal = failMarkets();
    connect({ market: 'ca', locale: 'en-ca' });
    const retry = await arrives(headerOf(page), /could not be loaded/);
    expect(errors).to.have.length(1);
    expect(errors[0]).to.match(/^<fp-(header|footer)>: GET .*\/markets\/ca\.json: status 500/);
    heal();
    retry.click();
    await arrives(headerOf(page), /Lindqvist/);
    await waitUntil(() => (headerOf(page).notificationCount ?? 0) > 0, 'the bell counts');
    await arrives(headerOf(page), 'Cart 3');
  });

  it('[ENT-05] shows the market that did not come once the connection is back, with bell and cart', async () => {
    noteConsole('error');
    const heal = failMarkets();
    const page = await mountPage('fleet-customer', '/markets/us.json?offline');
    await connect().refresh();
    await arrives(headerOf(page), /could not be loaded/);
    heal();
    window.dispatchEvent(new Event('online'));
    await arrives(headerOf(page), /Lindqvist/);
    await arrives(headerOf(page), /^Notifications: \d/);
    await arrives(headerOf(page), 'Cart 3');
    await waitUntil(() => page.querySelector('fp-footer')?.renderRoot.querySelector('nav'), 'the footer');
  });
});
