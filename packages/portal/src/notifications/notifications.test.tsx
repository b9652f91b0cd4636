import { expect, nextFrame } from '@open-wc/testing';
import { expectAccessible } from '../../../../test/helpers/axe.ts';
import { askForFault, muteCategory, signInAs } from '../../../../test/helpers/backend.ts';
import { setViewport } from '../../../../test/helpers/commands.ts';
import { navigate } from '../../../../test/helpers/navigate.ts';
import { changeNotificationsElsewhere } from '../../../../test/helpers/notifications-elsewhere.ts';
import { closePortal, openPortal, type OpenPortal } from '../../../../test/helpers/portal.tsx';
import { elements } from '../../../../test/helpers/roles.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { chooseCompany, hearFromOtherTab } from '../session/other-tab.fixture.ts';
import { button, cards, drawer, openDrawer } from './notifications.fixture.ts';

const calls = ({ begun }: OpenPortal, path: string) => begun.filter((call) => call.startsWith(path)).length;
const badge = (portal: OpenPortal) => portal.container.querySelector('fp-header')!.notificationCount;

async function open(person = 'fleet-customer'): Promise<OpenPortal> {
  const portal = await openPortal('/en-us/contact-us/', { person });
  await portal.page('Contact us');
  await waitUntil(() => badge(portal), 'the badge counts');
  return portal;
}

describe('the notifications', () => {
  beforeEach(() => setViewport(1280));
  afterEach(closePortal);

  it('[GAT-11] have no bell for visitors, and ask for nothing', async () => {
    const portal = await openPortal('/en-us/contact-us/');
    await portal.page('Contact us');
    expect(badge(portal)).to.equal(null);
    expect(calls(portal, '/getNotifications')).to.equal(0);
  });

  it('[GAT-11] are for employees alone where the market keeps them inside', async () => {
    const customer = await openPortal('/en-ie/contact-us/', { market: 'ie', person: 'fleet-customer' });
    await customer.page('Contact us');
    expect(badge(customer)).to.equal(null);
    closePortal();
    const employee = await openPortal('/en-ie/contact-us/', { market: 'ie', person: 'ford-employee' });
    await employee.page('Contact us');
    expect(badge(employee)).to.be.a('number');
  });

  it('[API-09] are counted again once the connection is back', async () => {
    const portal = await openPortal('/en-us/contact-us/', {
      person: 'fleet-customer',
      faults: [{ call: 'getNotificationsCount', status: 503, times: 1 }],
    });
    await portal.page('Contact us');
    await waitUntil(() => portal.ended.includes('/getNotificationsCount'), 'the count fails');
    await waitUntil(() => {
      window.dispatchEvent(new Event('online'));
      return badge(portal);
    }, 'the badge counts');
  });

  it('[NTF-01] load with the first press of the bell, which gets the focus back', async () => {
    const portal = await open();
    expect(calls(portal, '/getNotifications?')).to.equal(0);
    expect(portal.begun).not.to.include('/getNotifications');
    await openDrawer(portal);
    await expectAccessible(drawer());
    button(drawer().renderRoot.querySelector('dialog'), /^Close/).click();
    const bell = () => portal.container.querySelector('fp-header')!.renderRoot.querySelector('#bell');
    await waitUntil(
      () => portal.container.querySelector('fp-header')!.shadowRoot?.activeElement === bell(),
      'the bell has the focus',
    );
  });

  it('[NTF-03][NTF-07] count one less on the bell once a card is read', async () => {
    const portal = await open();
    const before = badge(portal) ?? 0;
    await openDrawer(portal);
    const unread = cards().find((card) => /unread/i.test(card.textContent + card.className))!;
    unread.querySelector<HTMLElement>('h3, h4, p')!.click();
    await waitUntil(() => badge(portal) === before - 1, 'the badge counts one less');
    expect(calls(portal, '/patchNotification/')).to.equal(1);
  });

  for (const [who, tell] of [
    ['a script of the page', () => window.dispatchEvent(new Event('fpg-request-refresh-notifications'))],
    ['another tab', changeNotificationsElsewhere],
  ] as const) {
    it(`[NTF-07] are counted anew where ${who} has changed them, and listed anew in an open drawer`, async () => {
      const portal = await open();
      await openDrawer(portal);
      const before = { badge: badge(portal) ?? 0, cards: cards().length };
      await muteCategory('Maintenance');
      tell();
      await waitUntil(() => (badge(portal) ?? 0) < before.badge, 'the badge counts fewer');
      await waitUntil(() => cards().length < before.cards, 'the cards of that category go');
    });
  }

  it('[NTF-07] are not listed anew in a drawer that is closed', async () => {
    const portal = await open();
    await openDrawer(portal);
    button(drawer().renderRoot.querySelector('dialog'), /^Close/).click();
    await waitUntil(() => !drawer().open, 'the drawer closes');
    portal.begun.length = 0;
    window.dispatchEvent(new Event('fpg-request-refresh-notifications'));
    await waitUntil(() => calls(portal, '/getNotificationsCount') > 0, 'the bell counts');
    expect(portal.begun).not.to.include('/getNotifications');
  });

  it('[NTF-07][HDR-04] of a company are gone with it, from the bell and from the open drawer', async () => {
    const portal = await open();
    await openDrawer(portal);
    await chooseCompany('c-2002');
    await askForFault({ call: 'getNotificationsCount', status: 500 });
    await askForFault({ call: 'getNotifications', status: 500 });
    hearFromOtherTab({ sessionId: null });
    await waitUntil(() => badge(portal) === 0, 'nothing is known of the other company');
    await waitUntil(() => !drawer().open, 'the drawer closes');
    (await portal.find('button', /^Notifications/)).click();
    await waitUntil(() => drawer().failed, 'the list does not come');
    expect(cards()).to.have.length(0);
  });

  it('[NTF-05] put a card back that could not be deleted', async () => {
    const portal = await open();
    await openDrawer(portal);
    const { length } = cards();
    await askForFault({ call: 'deleteNotification', status: 500, times: 1 });
    button(cards()[0], /^Delete|^Remove/).click();
    await waitUntil(() => cards()[0]!.textContent.includes('could not be deleted'), 'the card is back');
    expect(cards()).to.have.length(length);
    button(cards()[0], /^Delete|^Remove/).click();
    await waitUntil(() => cards().length === length - 1, 'the card is gone');
  });

  it('[NTF-06] delete all without actions at once, and keep those that the server keeps', async () => {
    const portal = await open();
    await openDrawer(portal);
    const { length } = cards();
    await askForFault({ call: 'deleteNotification', status: 500, times: 1 });
    button(drawer().renderRoot.querySelector('dialog'), /^Dismiss all/i).click();
    const deleted = () => portal.ended.filter((call) => call.startsWith('/deleteNotification/')).length;
    await waitUntil(() => deleted() > 1 && deleted() === calls(portal, '/deleteNotification/'));
    await waitUntil(() => cards().length === length - deleted() + 1, 'all but one are gone');
  });

  it('[NTF-08] say that they could not be loaded, and load at the next try', async () => {
    const portal = await open();
    await askForFault({ call: 'getNotifications', status: 500, times: 1 });
    (await portal.find('button', /^Notifications/)).click();
    (await portal.find('button', /^Try again/)).click();
    await waitUntil(() => cards().length > 0, 'the cards come');
  });

  it('[NTF-08][API-09] are listed once the connection is back, where they could not be loaded', async () => {
    const portal = await open();
    await askForFault({ call: 'getNotifications', status: 500, times: 1 });
    (await portal.find('button', /^Notifications/)).click();
    await portal.find('button', /^Try again/);
    window.dispatchEvent(new Event('online'));
    await waitUntil(() => cards().length > 0, 'the cards come');
  });

  it('[NTF-08] say nothing more of an earlier failure while they are asked for again', async () => {
    const portal = await open();
    await askForFault({ call: 'getNotifications', status: 500, times: 1 });
    const bell = await portal.find('button', /^Notifications/);
    bell.click();
    await portal.find('button', /^Try again/);
    button(drawer().renderRoot.querySelector('dialog'), /^Close/).click();
    await waitUntil(() => !drawer().renderRoot.querySelector('dialog')!.open, 'the drawer has closed');
    await askForFault({ call: 'getNotifications', delay: 400, times: 1 });
    bell.click();
    const asked = () => portal.begun.filter((call) => call === '/getNotifications').length;
    await waitUntil(() => drawer().open && asked() === 2, 'they are asked for again');
    expect(drawer().failed).to.equal(false);
    await waitUntil(() => cards().length > 0, 'the cards come');
  });

  it('[API-09] end the session where the server no longer knows it', async () => {
    const portal = await open();
    await askForFault({ call: 'getNotifications', status: 401, times: 1 });
    (await portal.find('button', /^Notifications/)).click();
    await waitUntil(() => badge(portal) === null, 'the visitor has no bell');
  });

  it('[RTE-27] close when the page behind them changes, whose heading has the focus then', async () => {
    const portal = await open();
    await openDrawer(portal);
    navigate('/sitemap/');
    const heading = await portal.page('Sitemap');
    await waitUntil(() => !drawer().open, 'the drawer closes');
    await waitUntil(() => document.activeElement === heading, 'the heading has the focus');
  });

  it('[RTE-27] stay open where a view of the same page writes into the address, and close with Back', async () => {
    const portal = await open();
    await openDrawer(portal);
    history.pushState(null, '', '?tab=trips');
    window.dispatchEvent(new CustomEvent('router-navigate'));
    const header = portal.container.querySelector('fp-header')!;
    await waitUntil(() => header.currentPath?.endsWith('?tab=trips'), 'the portal knows the address');
    await drawer().updateComplete;
    expect(drawer().open).to.equal(true);
    history.back();
    await waitUntil(() => !drawer().open, 'Back closes the drawer');
  });

  it('[NTF-07][GAT-07] are counted where it is known who is there, once the page is back from the browser’s memory', async () => {
    const portal = await open();
    await openDrawer(portal);
    portal.hold('/session');
    portal.begun.length = 0;
    for (const type of ['pagehide', 'pageshow'])
      window.dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
    await waitUntil(() => !drawer().open, 'the drawer closes');
    await nextFrame();
    expect(calls(portal, '/getNotificationsCount')).to.equal(0);
    portal.letIn();
    await waitUntil(() => calls(portal, '/getNotificationsCount') === 1, 'they are counted');
  });

  it('[SES-02] stay closed when the session in which they were opened has come back', async () => {
    const portal = await open();
    await openDrawer(portal);
    hearFromOtherTab('signed-out');
    await waitUntil(() => badge(portal) === null, 'the visitor has no bell');
    await signInAs('fleet-customer', 'us');
    hearFromOtherTab({ sessionId: 'another' });
    await waitUntil(() => badge(portal) !== null, 'the person is back');
    await waitUntil(() => document.querySelector('fp-notification-drawer'), 'the drawer is there');
    await drawer().updateComplete;
    expect(drawer().open).to.equal(false);
  });

  it('[RTE-27] close when one of their links is followed', async () => {
    const portal = await open();
    await openDrawer(portal);
    const link = elements(drawer().renderRoot as ShadowRoot, 'link').find((one) =>
      (one as HTMLAnchorElement).href.startsWith(location.origin),
    )!;
    const { pathname } = link as HTMLAnchorElement;
    link.click();
    await waitUntil(() => !drawer().open, 'the drawer closes');
    await waitUntil(() => location.pathname.endsWith(pathname), 'the page is another');
  });

  it('[NTF-07] are counted anew where the same person has signed in again in another tab, and stay open', async () => {
    const portal = await open();
    await openDrawer(portal);
    const before = calls(portal, '/getNotificationsCount');
    await signInAs('fleet-customer', 'us');
    hearFromOtherTab({ sessionId: 'another' });
    await waitUntil(() => calls(portal, '/getNotificationsCount') > before, 'they are counted');
    expect(drawer().open).to.equal(true);
  });
});
