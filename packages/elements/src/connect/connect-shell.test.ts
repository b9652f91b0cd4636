import { expect } from '@open-wc/testing';
import { noteFetched } from '../../../../test/helpers/answer-fetch.ts';
import { expectAccessible } from '../../../../test/helpers/axe.ts';
import { askForFault, logIn } from '../../../../test/helpers/backend.ts';
import { sampleMarket } from '../../../../test/helpers/fixtures.ts';
import { noteConsole } from '../../../../test/helpers/note-console.ts';
import { arrives, controls } from '../../../../test/helpers/seen.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { connect, headerOf, holdCount, mountPage, openPage, showsVisitor, tidy } from './connect.fixture.ts';

describe('connectShell', () => {
  afterEach(tidy);

  it('[SES-02] asks this site where no backend is named', async () => {
    const page = await mountPage('fleet-customer');
    connect({ base: undefined });
    await arrives(headerOf(page), /Lindqvist/);
  });

  it('[API-09] refuses what is no option’s value, by the option’s name, and can be called again', async () => {
    const page = await mountPage('fleet-customer');
    for (const [option, value] of [
      ['base', null],
      ['base', 7],
      ['base', 'javascript:alert(1)'],
      ['base', 'fleet.example.com/api'],
      ['market', null],
      ['market', {}],
      ['market', ''],
      ['locale', 5],
      ['elements', 'fp-header'],
      ['elements', { 0: 'fp-header' }],
      ['elements', [null]],
      ['elements', document.getElementsByTagName('body')],
      ['consent', 'yes'],
      ['onSession', 'tell'],
      ['signal', 'stop'],
    ] as const)
      expect(() => connect({ [option]: value }), `${option}: ${JSON.stringify(value)}`).to.throw(
        TypeError,
        new RegExp(`^connectShell: ${option} is n`),
      );
    connect();
    await arrives(headerOf(page), /Lindqvist/);
  });

  for (const consent of [{ locale: 5 }, { theme: {} }, { names: 5 }, { privacyHref: 5 }]) {
    const [name] = Object.keys(consent);
    it(`[API-09][CKC-01] refuses consent.${name}: ${JSON.stringify(Object.values(consent)[0])}`, () => {
      expect(() => connect({ consent } as never)).to.throw(
        TypeError,
        new RegExp(`^connectShell: consent.${name} is no (text|object)$`),
      );
    });
  }

  it('[API-09] says which options it does not know', () => {
    const said = noteConsole('warn');
    connect({ markets: 'us', base: '', consent: { privacy: '/privacy/', theme: undefined } } as never);
    expect(said).to.deep.equal([
      'connectShell: there is no option "markets".',
      'connectShell: there is no option "consent.privacy".',
    ]);
  });

  it('[SES-02] shows a visitor as one, and asks for nothing that a visitor has not', async () => {
    const calls = noteFetched();
    const { page, header } = await openPage();
    await arrives(header, 'Sign in');
    expect(showsVisitor(page)).to.equal(true);
    expect(controls(header, /^Notifications/)).to.have.length(0);
    expect(calls.filter((path) => /getNotifications|cart/.test(path))).to.deep.equal([]);
    await expectAccessible(page);
  });

  it('[SES-02][HDR-04][NTF-07] shows the person, the cart and the unread notifications', async () => {
    const { page, header, shell } = await openPage('fleet-customer');
    await arrives(header, /Lindqvist/);
    expect(shell.session.USER?.lastName).to.equal('Lindqvist');
    expect(page.querySelector('fp-footer')?.session.USER?.lastName).to.equal('Lindqvist');
    expect(header.cartQuantity).to.equal(3);
    expect(header.notificationCount).to.be.greaterThan(0);
    await arrives(header, `Notifications: ${header.notificationCount}`);
    await arrives(header, 'Cart 3');
    await expectAccessible(page);
  });

  it('[GAT-11] counts nothing for people whom the market gives no bell', async () => {
    await mountPage('fleet-customer', '/markets/ie.json');
    const calls = noteFetched();
    await connect().refresh();
    expect(calls).not.to.include('/getNotificationsCount');
    expect(headerOf(document).notificationCount).to.equal(null);
  });

  it('[NTF-07] counts anew with each refresh', async () => {
    const { header, shell } = await openPage('fleet-customer');
    const before = header.notificationCount ?? 0;
    const { notifications } = (await (await fetch('/getNotifications')).json()) as {
      notifications: { notificationId: string; isRead: boolean }[];
    };
    const unread = notifications.find(({ isRead }) => !isRead)!;
    await fetch(`/patchNotification/${unread.notificationId}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: '{"patchType":"read"}',
    });
    expect(header.notificationCount).to.equal(before);
    expect(await Promise.all([shell.refresh(), shell.refresh()])).to.deep.equal([true, true]);
    await waitUntil(() => header.notificationCount === before - 1);
  });

  it('[HDR-04] gives header and footer back to the page’s own language when it is disconnected', async () => {
    const { page, header, shell } = await openPage(undefined, { locale: 'es-us' });
    const shown = () => [header, page.querySelector('fp-footer')!].map(({ locale }) => locale);
    expect(shown()).to.deep.equal(['es-us', 'es-us']);
    shell.disconnect();
    expect(shown()).to.deep.equal(['en-us', 'en-us']);
  });

  it('[NTF-07] counts the unread anew where a script of the page asks for it, until it is disconnected', async () => {
    const { shell } = await openPage('fleet-customer');
    const calls = noteFetched();
    const request = () => window.dispatchEvent(new Event('fpg-request-refresh-notifications'));
    request();
    await waitUntil(() => calls.length, 'it counts');
    shell.disconnect();
    request();
    await fetch('/session');
    expect(calls).to.deep.equal(['/getNotificationsCount', '/session']);
  });

  it('[NTF-07] brings no number back once it is disconnected, whatever is on its way', async () => {
    const { header, shell } = await openPage('fleet-customer');
    const { isAsked, answer } = holdCount();
    void shell.refresh();
    await waitUntil(isAsked, 'it counts');
    shell.disconnect();
    answer(99);
    await fetch('/session');
    expect(header.notificationCount).to.equal(null);
  });

  it('[NTF-07] lets no late answer overwrite a newer one', async () => {
    const { header, shell } = await openPage('fleet-customer');
    const real = header.notificationCount;
    const { isAsked, answer } = holdCount();
    void shell.refresh();
    await waitUntil(isAsked);
    await shell.refresh();
    answer(99);
    await fetch('/session');
    expect(header.notificationCount).to.equal(real);
  });

  it('[ENT-05] loads the market once for header, footer and itself', async () => {
    const calls = noteFetched();
    const page = await mountPage('fleet-customer', '/markets/us.json?once');
    await connect().refresh();
    await arrives(headerOf(page), /^Notifications/);
    expect(calls.filter((path) => path === '/markets/us.json')).to.have.length(1);
  });

  it('[ENT-05] takes a market by its id under the base, or as it is', async () => {
    const page = await mountPage('fleet-customer', '');
    const shell = connect({ base: `${location.origin}/`, market: 'ca', locale: 'fr-ca' });
    await shell.refresh();
    await arrives(headerOf(page), /Lindqvist/);
    expect(page.querySelector('fp-footer')!.renderRoot.querySelector('nav')).not.to.equal(null);
    expect(headerOf(page).locale).to.equal('fr-ca');
    shell.disconnect();
    const own = connect({ market: sampleMarket({ id: 'own' }) });
    await waitUntil(() => headerOf(page).market?.id === 'own');
    own.disconnect();
    connect({ base: `${location.origin}/`, market: 'us' });
    expect([headerOf(page).market, headerOf(page).src]).to.deep.equal([
      null,
      `${location.origin}/markets/us.json`,
    ]);
  });

  it('tells the page who is here, at first and whenever that changes', async () => {
    const names: (string | undefined)[] = [];
    const { shell } = await openPage('fleet-customer', {
      onSession: ({ USER }) => names.push(USER?.lastName),
    });
    await waitUntil(() => names.at(-1) === 'Lindqvist');
    await logIn('blue-star-admin');
    await shell.refresh();
    await waitUntil(() => names.at(-1) === 'Okafor');
    await shell.refresh();
    expect(names).to.deep.equal(['Lindqvist', 'Okafor']);
  });

  it('[SES-02] counts nothing of the person before for the next one', async () => {
    const { header, shell } = await openPage('fleet-customer');
    expect(header.cartQuantity).to.equal(3);
    await logIn('blue-star-admin');
    await askForFault({ call: 'getCart', status: 500, times: 1 });
    noteConsole('error');
    await shell.refresh();
    expect(header.cartQuantity).to.equal(0);
  });
});
