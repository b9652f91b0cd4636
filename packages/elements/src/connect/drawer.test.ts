import { noticeMessages } from '@fleet-portal/model/messages';
import { expect, nextFrame } from '@open-wc/testing';
import { noteFetched } from '../../../../test/helpers/answer-fetch.ts';
import { expectAccessible } from '../../../../test/helpers/axe.ts';
import { askForFault, logIn, muteCategory } from '../../../../test/helpers/backend.ts';
import { noteConsole } from '../../../../test/helpers/note-console.ts';
import { changeNotificationsElsewhere } from '../../../../test/helpers/notifications-elsewhere.ts';
import { returnAfter } from '../../../../test/helpers/return-after.ts';
import { arrives, control, focused, settle } from '../../../../test/helpers/seen.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import type { FpNotificationDeleteEvent } from '../events/notification-delete-event.ts';
import { FpNotificationsRetryEvent } from '../events/notifications-retry-event.ts';
import { cards, drawer, holdCall, inDrawer, openDrawer, openPage, tidy } from './connect.fixture.ts';

const close = () => inDrawer(/^Close/).click();

describe('the drawer of a connected page', () => {
  afterEach(tidy);

  it('[NTF-01] comes with the first press of the bell, lists what the server has, and gives the focus back', async () => {
    const { header } = await openPage('fleet-customer');
    expect(drawer()).to.equal(null);
    const calls = noteFetched();
    const bell = await openDrawer(header);
    expect(calls).to.include('/getNotifications');
    settle(drawer()!);
    await expectAccessible(drawer()!);
    close();
    await waitUntil(() => focused() === bell, 'the bell has the focus');
    bell.click();
    await waitUntil(() => calls.filter((path) => path === '/getNotifications').length === 2);
    expect(document.querySelectorAll('fp-notification-drawer')).to.have.length(1);
  });

  it('[RTE-27] does not open over a page that was gone to meanwhile', async () => {
    const { header } = await openPage('fleet-customer');
    const before = location.href;
    try {
      const bell = await arrives(header, /^Notifications/);
      bell.click();
      history.replaceState(null, '', '#elsewhere');
      await import('./drawer.ts');
      await nextFrame();
      expect(drawer()).to.equal(null);
      await openDrawer(header);
    } finally {
      history.replaceState(null, '', before);
    }
  });

  it('[RTE-27] does not open over a page that was gone to while its words were on their way', async () => {
    const { header } = await openPage('fleet-customer', { locale: 'fr-ca' }, '/markets/ca.json');
    const before = location.href;
    try {
      (await arrives(header, /^Notifications/)).click();
      await import('./drawer.ts');
      history.replaceState(null, '', '#elsewhere');
      await noticeMessages('fr-ca');
      await nextFrame();
      expect(drawer()).to.equal(null);
    } finally {
      history.replaceState(null, '', before);
    }
  });

  it('[NTF-01] does not open where somebody has pressed Escape or opened a menu meanwhile', async () => {
    const { header } = await openPage('fleet-customer');
    const bell = await arrives(header, /^Notifications/);
    const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true });
    for (const leave of [
      () => document.body.dispatchEvent(escape),
      () => control(header, 'Vehicles').click(),
    ]) {
      bell.click();
      leave();
      await import('./drawer.ts');
      await nextFrame();
      expect(drawer()).to.equal(null);
    }
    await openDrawer(header);
  });

  it('[NTF-01] speaks the header’s language', async () => {
    const { header } = await openPage('fleet-customer', {}, '/markets/ca.json');
    header.locale = 'fr-ca';
    await openDrawer(header);
    inDrawer(/^Fermer/).click();
  });

  it('[NTF-03][NTF-07] tells the server what was read, and the badge counts one less', async () => {
    const { header } = await openPage('fleet-customer');
    const before = header.notificationCount ?? 0;
    await openDrawer(header);
    const calls = noteFetched();
    const unread = cards().find((card) => /unread/i.test(card.textContent + card.className))!;
    unread.querySelector<HTMLElement>('h3, h4, p')!.click();
    await waitUntil(() => header.notificationCount === before - 1, 'the badge counts one less');
    expect(calls.filter((path) => path.startsWith('/patchNotification/'))).to.have.length(1);
  });

  for (const [who, tell] of [
    ['a script of the page', () => window.dispatchEvent(new Event('fpg-request-refresh-notifications'))],
    ['another tab', changeNotificationsElsewhere],
  ] as const) {
    it(`[NTF-07] lists anew what ${who} has changed, while it is open`, async () => {
      const { header } = await openPage('fleet-customer');
      await openDrawer(header);
      const { length } = cards();
      await muteCategory('Maintenance');
      tell();
      await waitUntil(() => cards().length < length, 'the cards of that category go');
      close();
      const calls = noteFetched();
      tell();
      await waitUntil(() => calls.includes('/getNotificationsCount'), 'the bell counts');
      expect(calls).not.to.include('/getNotifications');
    });
  }

  it('[NTF-07] lists anew as the page is seen again after more than a minute, while it is open', async () => {
    const { header } = await openPage('fleet-customer');
    await openDrawer(header);
    const { length } = cards();
    await muteCategory('Maintenance');
    returnAfter(61_000);
    await waitUntil(() => cards().length < length, 'the cards of that category go');
  });

  it('[NTF-07] keeps the newer list where the answer to an older question comes late', async () => {
    const { header, shell } = await openPage('fleet-customer');
    await openDrawer(header);
    const { length } = cards();
    const late = holdCall('/getNotifications');
    const refresh = () => window.dispatchEvent(new Event('fpg-request-refresh-notifications'));
    refresh();
    await waitUntil(late.isAsked, 'the older question');
    const before = drawer()!.notifications;
    refresh();
    await waitUntil(() => drawer()!.notifications !== before, 'the newer list');
    late.answer(Response.json({ notifications: [] }));
    await shell.refresh();
    await drawer()!.updateComplete;
    expect(cards()).to.have.length(length);
  });

  it('[NTF-04] has an action done, and takes its card away', async () => {
    const { header } = await openPage('fleet-customer');
    await openDrawer(header);
    const { length } = cards();
    const calls = noteFetched();
    const acting = cards().find((card) => card.querySelector('.actions button'))!;
    acting.querySelector<HTMLElement>('.actions button')!.click();
    await waitUntil(() => calls.some((path) => path.startsWith('/postNotificationAction/')));
    await waitUntil(() => cards().length === length - 1, 'the card goes');
  });

  it('[NTF-05] puts a card back that the server has kept', async () => {
    const { header } = await openPage('fleet-customer');
    const errors = noteConsole('error');
    await openDrawer(header);
    const { length } = cards();
    await askForFault({ call: 'deleteNotification', status: 500, times: 1 });
    control(cards()[0]!, /^Delete/).click();
    await waitUntil(() =>
      errors.some((line) => line.startsWith('connectShell: deleteNotification: status 500')),
    );
    await waitUntil(() => cards().length === length, 'the card is back');
    control(cards()[0]!, /^Delete/).click();
    await waitUntil(() => cards().length === length - 1, 'the card is gone');
  });

  it('[NTF-06] deletes all without actions, and keeps those that the server keeps', async () => {
    const { header } = await openPage('fleet-customer');
    noteConsole('error');
    await openDrawer(header);
    const { length } = cards();
    await askForFault({ call: 'deleteNotification', status: 500, times: 1 });
    const calls = noteFetched();
    inDrawer(/^Dismiss all/i).click();
    const asked = () => calls.filter((path) => path.startsWith('/deleteNotification/')).length;
    await waitUntil(() => asked() > 1 && cards().length === length - asked() + 1, 'all but one are gone');
  });

  it('[NTF-08] says that the list did not load, and asks again at the next try, as the connection is back, or by the bell', async () => {
    const { header } = await openPage('fleet-customer');
    const errors = noteConsole('error');
    await askForFault({ call: 'getNotifications', status: 500, times: 3 });
    const bell = await arrives(header, /^Notifications/);
    bell.click();
    await waitUntil(() => drawer()?.failed, 'it says so');
    expect(errors).to.deep.equal([
      `connectShell: getNotifications: status 500, asked at ${location.origin}/getNotifications`,
    ]);
    (await arrives(drawer()!, /^Try again/)).click();
    await waitUntil(() => errors.length === 2 && drawer()!.failed);
    window.dispatchEvent(new Event('online'));
    await waitUntil(() => errors.length === 3 && drawer()!.failed, 'it is asked for again');
    close();
    await openDrawer(header);
    expect(drawer()!.failed).to.equal(false);
  });

  it('[NTF-01][SES-02] is the page’s own where it has one, which gets back what it had with the person’s end', async () => {
    const { page, header, shell } = await openPage('fleet-customer');
    const own = document.createElement('fp-notification-drawer');
    Object.assign(own, { locale: 'fr-ca', failed: true });
    page.append(own);
    header.addEventListener('fp-notifications-open', () => (own.open = true));
    await openDrawer(header);
    expect(document.querySelectorAll('fp-notification-drawer')).to.have.length(1);
    expect([own.locale, own.theme]).to.deep.equal(['fr-ca', 'ford']);
    const { length } = cards();
    const calls = noteFetched();
    control(cards()[0]!, /^Supprimer/).click();
    await waitUntil(() => cards().length === length - 1, 'the card is gone');
    expect(calls.filter((path) => path.startsWith('/deleteNotification/'))).to.have.length(1);
    shell.disconnect();
    const { isConnected, open, notifications, failed, theme } = own;
    expect([isConnected, open, notifications, failed, theme]).to.deep.equal([true, false, null, true, null]);
    own.dispatchEvent(new FpNotificationsRetryEvent());
    expect(calls).not.to.include('/getNotifications');
  });

  it('[NTF-05] asks the server for nothing that the page has answered itself', async () => {
    const { header } = await openPage('fleet-customer');
    await openDrawer(header);
    const { length } = cards();
    const calls = noteFetched();
    const own = new AbortController();
    const { promise, reject } = Promise.withResolvers<never>();
    const refuse = (event: FpNotificationDeleteEvent) => event.respondWith(promise);
    document.addEventListener('fp-notification-delete', refuse, { signal: own.signal });
    control(cards()[0]!, /^Delete/).click();
    await waitUntil(() => cards().length === length - 1, 'the card goes');
    reject(new Error('kept'));
    await waitUntil(() => cards().length === length, 'the card is back');
    expect(calls).to.deep.equal([]);
    own.abort();
    control(cards()[0]!, /^Delete/).click();
    await waitUntil(() => calls.some((call) => call.startsWith('/deleteNotification/')), 'the shell asks');
  });

  it('[GAT-11] goes with the bell, where the page’s next market has none', async () => {
    const { header } = await openPage('fleet-customer');
    await openDrawer(header);
    header.src = '/markets/ie.json';
    await waitUntil(() => header.notificationCount === null, 'the bell has gone');
    expect(drawer()).to.equal(null);
  });

  it('[SES-02] is another one for the next person', async () => {
    const { header, shell } = await openPage('fleet-customer');
    await openDrawer(header);
    const first = drawer();
    await logIn('ford-employee');
    await shell.refresh();
    await waitUntil(() => !drawer(), 'the drawer goes with its person');
    await openDrawer(header);
    expect(drawer()).not.to.equal(first);
  });

  it('[API-09] goes with a session that the server no longer knows', async () => {
    const { header, shell } = await openPage('fleet-customer');
    noteConsole('error');
    await askForFault({ call: 'getNotifications', status: 401, times: 1 });
    (await arrives(header, /^Notifications/)).click();
    await waitUntil(() => shell.session.SESSIONID === null && !drawer());
    expect(header.notificationCount).to.equal(null);
  });
});
