import { expect } from '@open-wc/testing';
import { expectAccessible } from '../../../../test/helpers/axe.ts';
import { control } from '../../../../test/helpers/seen.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { connect, endListeners, headerOf, mountPage, openPage, tidy } from './connect.fixture.ts';
import { bodies, escape, modal, modalIds, notices } from './notices.fixture.ts';

describe('what a connected page tells its people', () => {
  afterEach(tidy);

  it('[BAN-02] stands right under the header, the newest of an id in place of the one before', async () => {
    const { page, header, shell } = await openPage();
    const hideTen = shell.notify({ id: 'night', variant: 'neutral', body: 'The depot closes at ten.' });
    const hideNine = shell.notify({ id: 'night', variant: 'warning', body: 'The depot closes at nine.' });
    shell.notify({ id: 'sale', variant: 'primary', body: 'Summer prices until Sunday.' });
    await waitUntil(() => bodies().length === 2);
    expect(bodies()).to.deep.equal(['The depot closes at nine.', 'Summer prices until Sunday.']);
    expect(header.nextElementSibling).to.equal(notices());
    await expectAccessible(page);
    hideTen();
    await notices()?.updateComplete;
    expect(bodies()).to.have.length(2);
    hideNine();
    await waitUntil(() => bodies().join() === 'Summer prices until Sunday.');
    shell.notify({ id: 'night', variant: 'neutral', body: 'The depot closes at eight.' });
    await waitUntil(() => bodies().length === 2);
    hideNine();
    await notices()?.updateComplete;
    expect(bodies()).to.have.length(2);
    shell.notify({ id: 'sale', variant: 'neutral', body: 'Summer prices until Monday.' });
    await waitUntil(() => bodies().includes('Summer prices until Monday.'));
    expect(bodies()).to.deep.equal(['Summer prices until Monday.', 'The depot closes at eight.']);
  });

  it('[BAN-02] goes by the X of a closable notice, and comes again where it is asked for', async () => {
    const { shell } = await openPage();
    const booked = { id: 'booked', variant: 'primary', body: 'Booked.', closable: true } as const;
    shell.notify(booked);
    await waitUntil(() => bodies().length === 1);
    control(notices()!, 'Close message').click();
    await waitUntil(() => bodies().length === 0, 'it goes');
    const hide = shell.notify(booked);
    await waitUntil(() => bodies().length === 1, 'it comes again');
    hide();
    await waitUntil(() => bodies().length === 0, 'it goes again');
  });

  it('[BAN-02] can still be taken away where the page keeps it, however late it says so', async () => {
    const { shell } = await openPage();
    const hide = shell.notify({ id: 'booked', variant: 'primary', body: 'Booked.', closable: true });
    await waitUntil(() => bodies().length === 1);
    window.addEventListener('fp-top-notification-close', (event) => event.preventDefault(), { once: true });
    control(notices()!, 'Close message').click();
    await notices()?.updateComplete;
    expect(bodies()).to.have.length(1);
    hide();
    await waitUntil(() => bodies().length === 0, 'it goes');
  });

  it('[BAN-02] follows the header’s language and theme, and no longer after the end', async () => {
    const { header, shell } = await openPage(undefined, {}, '/markets/ca.json');
    header.locale = 'en-ca';
    shell.notify({ id: 'night', variant: 'neutral', body: 'The depot closes at ten.' });
    await waitUntil(() => bodies().length === 1);
    const element = notices()!;
    Object.assign(header, { locale: 'fr-ca', theme: 'dark' });
    await waitUntil(() => element.locale === 'fr-ca' && element.theme === 'dark', 'the notices follow');
    shell.disconnect();
    document.body.append(element);
    header.locale = 'en-ca';
    await header.updateComplete;
    expect(element.locale).to.equal('fr-ca');
    element.remove();
  });

  it('[BAN-02] forgets a notice that the user has closed: at the end it leaves the page’s own list alone', async () => {
    const { page, shell } = await openPage();
    const own = document.createElement('fp-top-notifications');
    page.append(own);
    shell.notify({ id: 'booked', variant: 'primary', body: 'Booked.', closable: true });
    await waitUntil(() => bodies().length === 1);
    control(own, 'Close message').click();
    await waitUntil(() => bodies().length === 0, 'the user has closed it');
    const left = own.notifications;
    shell.disconnect();
    expect(own.notifications).to.equal(left);
  });

  it('[BAN-02][MOD-01] keeps nothing of what has been shown and closed', async () => {
    await mountPage();
    const listeners = endListeners();
    const shell = connect();
    shell.notify({ id: 'first', variant: 'neutral', body: 'The depot closes at ten.' });
    shell.openModal(modal('first'));
    await waitUntil(() => modalIds() === 'first');
    const before = listeners();
    expect(before).to.be.greaterThan(0);
    shell.notify({ id: 'first', variant: 'neutral', body: 'The depot closes at nine.' });
    await escape('first');
    await waitUntil(() => modalIds() === '');
    shell.openModal(modal('second'));
    await waitUntil(() => modalIds() === 'second');
    expect(listeners()).to.equal(before);
  });

  it('[BAN-02][MOD-01] refuses what is no notice and no modal, by the name of the field', async () => {
    const { shell } = await openPage();
    for (const wrong of [undefined, null, 'text', { body: 'The depot closes at ten.' }, { id: 7, body: '' }])
      expect(() => shell.notify(wrong as never)).to.throw(TypeError, 'notify: id is no string');
    expect(() => shell.notify({ id: 'night' } as never)).to.throw(TypeError, 'notify: body is no string');
    for (const wrong of [undefined, null, { title: 'No id' }])
      expect(() => shell.openModal(wrong as never)).to.throw(TypeError, 'openModal: id is no string');
    expect(() => shell.openModal({ id: 'night', heading: 'Night' } as never)).to.throw(
      TypeError,
      'openModal: title is no string',
    );
  });

  it('[BAN-02] leaves the page’s own element its language and theme; what it does not say is the header’s', async () => {
    const { page, header, shell } = await openPage(undefined, {}, '/markets/ca.json');
    Object.assign(header, { locale: 'fr-ca', theme: 'dark' });
    const own = document.createElement('fp-top-notifications');
    own.locale = 'en-us';
    const stack = document.createElement('fp-modal-stack');
    stack.theme = 'lincoln';
    page.append(own, stack);
    shell.notify({ id: 'night', variant: 'neutral', body: 'The depot closes at ten.' });
    shell.openModal(modal('page'));
    await waitUntil(() => own.theme === 'dark' && stack.locale === 'fr-ca', 'the header’s look comes');
    shell.notify({ id: 'day', variant: 'neutral', body: 'It opens at six.' });
    header.theme = 'ford';
    await waitUntil(() => own.theme === 'ford', 'the look follows');
    expect(own.locale).to.equal('en-us');
    expect(stack.theme).to.equal('lincoln');
  });

  it('[BAN-02] comes before the market, and looks as that says once it is there', async () => {
    const page = await mountPage(undefined, '/markets/ca.json');
    page.querySelector('fp-header')!.remove();
    page.querySelector('fp-footer')!.removeAttribute('src');
    const shell = connect({ locale: 'fr-ca' });
    shell.notify({ id: 'night', variant: 'neutral', body: 'Le dépôt ferme à dix heures.' });
    await waitUntil(() => notices()?.theme === 'default', 'it is there');
    page.querySelector('fp-footer')!.src = '/markets/ca.json';
    await waitUntil(() => notices()?.theme === 'ford', 'it looks as the market says');
  });

  it('[BAN-02] leaves the page’s own element to the page and to the next shell as it was', async () => {
    const { page, header, shell } = await openPage(undefined, {}, '/markets/ca.json');
    header.locale = 'fr-ca';
    const own = document.createElement('fp-top-notifications');
    page.append(own);
    shell.notify({ id: 'night', variant: 'neutral', body: 'The depot closes at ten.' });
    await waitUntil(() => own.locale === 'fr-ca', 'it speaks as the header');
    shell.disconnect();
    expect([own.locale, own.theme]).to.deep.equal(['', null]);
    connect().notify({ id: 'night', variant: 'neutral', body: 'The depot closes at ten.' });
    header.locale = 'en-ca';
    await waitUntil(() => own.locale === 'en-ca', 'it follows the header again');
  });

  for (const where of ['in a shadow root', 'not on the page yet']) {
    it(`[BAN-02] stands at the page’s top, once, where the header is ${where}`, async () => {
      const page = await mountPage();
      const header = headerOf(page);
      const host = document.createElement('div');
      host.attachShadow({ mode: 'open' }).append(header);
      if (where === 'in a shadow root') page.append(host);
      const shell = connect({ elements: [header] });
      shell.notify({ id: 'night', variant: 'neutral', body: 'The depot closes at ten.' });
      shell.notify({ id: 'night', variant: 'neutral', body: 'The depot closes at nine.' });
      await waitUntil(() => bodies().join() === 'The depot closes at nine.', 'the notice shows');
      expect([document.body.firstElementChild, header.nextElementSibling]).to.deep.equal([notices(), null]);
    });
  }

  it('[BAN-02] stands under a header that a server has made, before that is taken over', async () => {
    const page = await mountPage();
    const header = headerOf(page);
    header.setAttribute('defer-hydration', '');
    connect().notify({ id: 'night', variant: 'neutral', body: 'The depot closes at ten.' });
    await waitUntil(notices, 'the notice comes');
    expect(header.nextElementSibling).to.equal(notices());
  });

  it('[BAN-02] uses the element that the page has, whatever is in its list', async () => {
    const { page, shell } = await openPage();
    const own = document.createElement('fp-top-notifications');
    page.append(own);
    own.notifications = [null as never, { id: 'own', variant: 'error', body: 'The page’s own.' }];
    shell.notify({ id: 'more', variant: 'neutral', body: 'The shell’s.' });
    await waitUntil(() => bodies().length === 2);
    expect(document.querySelectorAll('fp-top-notifications')).to.have.length(1);
    shell.disconnect();
    expect(own.isConnected).to.equal(true);
    await waitUntil(() => bodies().join() === 'The page’s own.');
  });
});
