import { expect, fixture, html } from '@open-wc/testing';
import { noteFetched } from '../../../../test/helpers/answer-fetch.ts';
import { askForFault, logIn, signInAs } from '../../../../test/helpers/backend.ts';
import { sampleMarket } from '../../../../test/helpers/fixtures.ts';
import { listening } from '../../../../test/helpers/listening.ts';
import { noteConsole } from '../../../../test/helpers/note-console.ts';
import { arrives } from '../../../../test/helpers/seen.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { FpCookieSettingsEvent } from '../events/cookie-settings-event.ts';
import { FpNotificationsOpenEvent } from '../events/notifications-open-event.ts';
import type { FpHeader } from '../header/header.ts';
import {
  connect,
  drawer,
  endListeners,
  showsVisitor,
  headerOf,
  inDrawer,
  mountPage,
  openDrawer,
  openPage,
  otherTab,
  tidy,
} from './connect.fixture.ts';

describe('the page that is connected', () => {
  afterEach(tidy);

  it('[SES-02] may have two headers: both show the person, and either bell opens the one drawer', async () => {
    const { page, header, shell } = await openPage('fleet-customer');
    header.cartQuantity = 7;
    const second = document.createElement('fp-header');
    second.src = '/markets/us.json';
    second.locale = 'en-us';
    page.append(second);
    await arrives(second, /Lindqvist/);
    expect(header.cartQuantity, 'what the page says of the first stays').to.equal(7);
    await openDrawer(second);
    expect(second.cartQuantity).to.equal(3);
    await shell.refresh();
    expect(second.notificationCount).to.equal(headerOf(page).notificationCount);
    expect(document.querySelectorAll('fp-notification-drawer')).to.have.length(1);
  });

  it('[SES-02] may get header and footer later than the shell, alone or inside of something', async () => {
    await signInAs('fleet-customer', 'us');
    const shell = connect();
    await shell.refresh();
    const page = await fixture<HTMLElement>(html`
      <section>
        <fp-header src="/markets/us.json" locale="en-us"></fp-header>
        <fp-footer src="/markets/us.json" locale="en-us"></fp-footer>
      </section>
    `);
    await arrives(headerOf(page), /Lindqvist/);
    await arrives(headerOf(page), 'Cart 3');
    await waitUntil(() => (headerOf(page).notificationCount ?? 0) > 0, 'the bell counts');
    expect(page.querySelector('fp-footer')!.session.USER?.lastName).to.equal('Lindqvist');
  });

  it('[SES-02] may swap its header: the new one shows the person, nothing keeps those before', async () => {
    const page = await mountPage('fleet-customer');
    const listeners = endListeners();
    await connect().refresh();
    await arrives(headerOf(page), /Lindqvist/);
    const before = listeners();
    expect(before).to.be.greaterThan(0);
    for (const swap of [1, 2, 3]) {
      const next = Object.assign(document.createElement('fp-header'), { src: '/markets/us.json' });
      headerOf(page).replaceWith(next);
      await arrives(next, /Lindqvist/);
      expect(listeners(), `swap ${swap}`).to.equal(before);
    }
  });

  it('[SES-02] may have its header off the page while the session ends, and while somebody else comes', async () => {
    const { page, header, shell } = await openPage('fleet-customer');
    await arrives(header, /^Notifications/);
    const footer = page.querySelector('fp-footer')!;
    for (const element of [header, footer]) element.remove();
    await logIn('dealer');
    await shell.refresh();
    expect(header.session.USER?.lastName).to.equal(shell.session.USER?.lastName);
    otherTab().say('signed-out');
    await waitUntil(() => shell.session.SESSIONID === null, 'the session ends');
    page.append(header, footer);
    await header.updateComplete;
    expect(showsVisitor(page)).to.equal(true);
  });

  it('[SES-02] has a header that is off the page when the shell is disconnected show nobody when it is back', async () => {
    const { page, header, shell } = await openPage('fleet-customer');
    await arrives(header, /^Notifications/);
    header.remove();
    shell.disconnect();
    page.append(header);
    await header.updateComplete;
    expect(showsVisitor(page)).to.equal(true);
  });

  it('[SES-02] may get its header’s script after the shell: who leaves while its words come is not shown', async () => {
    await signInAs('fleet-customer', 'us');
    const header = document.implementation.createHTMLDocument().createElement('fp-header');
    header.setAttribute('locale', 'sv-se');
    await connect({ elements: [header] }).refresh();
    expect(header.session.USER?.lastName).to.equal('Lindqvist');
    document.body.append(header);
    document.dispatchEvent(new Event('fp-logout'));
    await waitUntil(() => header.hasUpdated, 'its words are there');
    expect([header.session.SESSIONID, header.cartQuantity]).to.deep.equal([null, 0]);
    header.remove();
  });

  it('[NTF-01] opens its drawer again after a swap of the whole body', async () => {
    const page = await mountPage('fleet-customer');
    await connect().refresh();
    await openDrawer(headerOf(page));
    const { body } = document;
    const next = document.createElement('body');
    const header = Object.assign(document.createElement('fp-header'), { src: '/markets/ca.json' });
    next.append(header);
    body.replaceWith(next);
    header.locale = 'fr-ca';
    await header.updateComplete;
    await openDrawer(header);
    expect(document.querySelectorAll('fp-notification-drawer')).to.have.length(1);
    inDrawer(/^Fermer/).click();
    next.replaceWith(body);
  });

  it('[ENT-05][GAT-11] follows header and footer to another market', async () => {
    const page = await mountPage('fleet-customer');
    const shell = connect();
    await shell.refresh();
    await arrives(headerOf(page), /^Notifications/);
    const market = sampleMarket({ fpgFeatureFlags: { notifications: false } });
    for (const element of page.querySelectorAll<FpHeader>('fp-header, fp-footer')) element.market = market;
    await waitUntil(() => headerOf(page).notificationCount === null, 'the bell goes');
    for (const element of page.querySelectorAll<FpHeader>('fp-header, fp-footer')) element.market = null;
    await arrives(headerOf(page), /^Notifications/);
  });

  it('[SES-02] leaves a server’s markup as it is until it is taken over', async () => {
    const page = await mountPage('fleet-customer');
    const later = document.createElement('fp-footer');
    later.setAttribute('defer-hydration', '');
    page.append(later);
    await connect().refresh();
    expect(later.session.SESSIONID).to.equal(null);
    later.removeAttribute('defer-hydration');
    await waitUntil(() => later.session.USER?.lastName === 'Lindqvist');
  });

  it('serves the elements that it is given and no others', async () => {
    const page = await mountPage('fleet-customer');
    const mine = document.createElement('fp-header');
    mine.src = '/markets/us.json';
    const shell = connect({ elements: [mine] });
    await shell.refresh();
    expect(mine.session.USER?.lastName).to.equal('Lindqvist');
    expect(showsVisitor(page)).to.equal(true);
    shell.disconnect();
    await connect({ elements: page.querySelectorAll('fp-header') }).refresh();
    expect(headerOf(page).session.USER?.lastName).to.equal('Lindqvist');
    expect(page.querySelector('fp-footer')!.session.SESSIONID).to.equal(null);
  });

  it('serves elements that come one by one', async () => {
    const page = await mountPage('fleet-customer');
    await connect({ elements: page.querySelectorAll('fp-header').values() }).refresh();
    expect(headerOf(page).session.USER?.lastName).to.equal('Lindqvist');
  });

  it('is connected once: a second call says so and gives the same shell', async () => {
    const { shell } = await openPage();
    const warnings = noteConsole('warn');
    expect(connect()).to.equal(shell);
    expect(warnings).to.have.length(1);
    shell.disconnect();
    expect(connect()).not.to.equal(shell);
    expect(warnings).to.have.length(1);
  });

  it('shows a visitor once it is disconnected, and nothing listens, asks or speaks any more', async () => {
    const signals: (AbortSignal | undefined)[] = [];
    const page = await mountPage('fleet-customer');
    const shell = listening(signals, () => connect({ consent: true }));
    await shell.refresh();
    await openDrawer(headerOf(page));
    const hide = shell.notify({ id: 'n', variant: 'neutral', body: 'Tonight the depot is closed.' });
    await waitUntil(() => document.querySelector('fp-top-notifications'));
    const { heard, say } = otherTab();
    shell.disconnect();
    expect(showsVisitor(page)).to.equal(true);
    expect(signals.length).to.be.greaterThan(4);
    expect(signals.filter((signal) => !signal?.aborted)).to.deep.equal([]);
    expect(drawer()).to.equal(null);
    expect(document.querySelector('fp-top-notifications, fp-cookie-consent')).to.equal(null);

    const calls = noteFetched();
    hide();
    say({ sessionId: 'another' });
    for (const event of [new FpNotificationsOpenEvent(), new FpCookieSettingsEvent()]) {
      headerOf(page).dispatchEvent(event);
    }
    headerOf(page).dispatchEvent(new Event('fp-logout', { bubbles: true }));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    const later = Object.assign(document.createElement('fp-header'), { cartQuantity: 7 });
    page.append(later);
    await shell.refresh();
    await signInAs(undefined, 'us');
    expect(later.cartQuantity).to.equal(7);
    expect(calls.filter((path) => path === '/session')).to.deep.equal([]);
    expect(heard).to.deep.equal([]);
    expect(drawer()).to.equal(null);
  });

  it('ends by the page’s own signal, what is on its way too', async () => {
    const page = await mountPage('fleet-customer');
    const errors = noteConsole('error');
    const end = new AbortController();
    await askForFault({ call: 'getSession', delay: 200, times: 1 });
    const calls = noteFetched();
    const shell = connect({ signal: end.signal });
    await waitUntil(() => calls.includes('/session'));
    end.abort();
    await shell.refresh();
    expect(showsVisitor(page)).to.equal(true);
    const never = connect({ signal: AbortSignal.abort() });
    await never.refresh();
    await fetch('/getNotificationsCount');
    expect(showsVisitor(page)).to.equal(true);
    expect(errors).to.deep.equal([]);
  });
});
