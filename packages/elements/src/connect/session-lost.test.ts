import { expect, nextFrame } from '@open-wc/testing';
import { answerFetch } from '../../../../test/helpers/answer-fetch.ts';
import { expectAccessible } from '../../../../test/helpers/axe.ts';
import { askForFault, logIn } from '../../../../test/helpers/backend.ts';
import { noteConsole } from '../../../../test/helpers/note-console.ts';
import { returnAfter } from '../../../../test/helpers/return-after.ts';
import { arrives, controls, seen } from '../../../../test/helpers/seen.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { FpLogoutEvent } from '../events/logout-event.ts';
import {
  connect,
  headerOf,
  holdCall,
  mountPage,
  openPage,
  otherTab,
  showsVisitor,
  tidy,
} from './connect.fixture.ts';
import type { ConnectedShell } from './options.ts';

const banners = () => seen(document.body, 'fp-banner');
const says = (text: RegExp) =>
  waitUntil(() => banners().some(({ shadowRoot }) => text.test(shadowRoot!.textContent)), String(text));

const countAnew = () => window.dispatchEvent(new Event('fpg-request-refresh-notifications'));

/** Ends the session on the server, and makes a call at once that learns of it. */
async function refuseNext(): Promise<void> {
  await fetch('/logout', { redirect: 'manual' });
  noteConsole('error');
  countAnew();
}

/** A page whose session has ended in this way. */
async function loseOn(src?: string): ReturnType<typeof openPage> {
  const opened = await openPage('fleet-customer', {}, src);
  await refuseNext();
  await waitUntil(() => showsVisitor(opened.page), 'the session ends');
  return opened;
}

describe('a session that the server has ended on a connected page', () => {
  afterEach(tidy);

  it('[SES-02] is said beneath header and notices, and the way to sign in again is the page’s, too', async () => {
    const { page, header, shell } = await openPage('fleet-customer');
    shell.notify({ id: 'night', variant: 'neutral', body: 'The depot closes at ten.' });
    await waitUntil(() => document.querySelector('fp-top-notifications'), 'a notice stands there');
    await refuseNext();
    await says(/session ended/);
    expect(header.nextElementSibling?.nextElementSibling?.localName).to.equal('fp-banner');
    await expectAccessible(page);
    const asked: string[] = [];
    document.addEventListener(
      'fp-login',
      (event) => {
        event.preventDefault();
        asked.push(event.href);
      },
      { once: true },
    );
    (await arrives(banners()[0]!, 'Sign in')).click();
    const here = location.pathname + location.search + location.hash;
    expect(asked).to.deep.equal([`/login?lang=en-us&redirect=${encodeURIComponent(here)}`]);
  });

  it('[SES-02] is said where the page is seen again after it, unless they have signed out in another tab', async () => {
    const { page } = await openPage('fleet-customer');
    await fetch('/logout', { redirect: 'manual' });
    returnAfter(61_000);
    await says(/session ended/);
    expect(showsVisitor(page)).to.equal(true);
    tidy();
    const { page: next } = await openPage('fleet-customer');
    const who = holdCall('/session');
    returnAfter(61_000);
    await waitUntil(who.isAsked, 'the server is asked');
    otherTab().say('signed-out');
    await waitUntil(() => showsVisitor(next), 'nobody is here');
    expect(document.querySelector('fp-banner')).to.equal(null);
  });

  it('[SES-02] is said where the connection comes back only after the person', async () => {
    await openPage('fleet-customer');
    noteConsole('error');
    answerFetch(({ pathname }) => (/count|cart/i.test(pathname) ? Response.error() : null));
    const who = holdCall('/session');
    await fetch('/logout', { redirect: 'manual' });
    returnAfter(61_000);
    await waitUntil(who.isAsked, 'the server is asked');
    who.answer(Response.error());
    await waitUntil(() => {
      window.dispatchEvent(new Event('online'));
      return banners().length > 0;
    }, 'it is said');
    await says(/session ended/);
  });

  it('[SES-02] is said no more once somebody is signed in again', async () => {
    const { header, shell } = await loseOn();
    await says(/session ended/);
    expect(header.nextElementSibling).to.equal(banners()[0]);
    await logIn('fleet-customer');
    await shell.refresh();
    expect(header.session.SESSIONID).to.be.a('string');
    expect(banners()).to.deep.equal([]);
  });

  it('[SES-02] speaks the page’s language, also another one later, and goes for good by its X', async () => {
    const { header } = await loseOn('/markets/ca.json');
    header.locale = 'fr-ca';
    await says(/session a pris fin/);
    const [close] = controls(banners()[0]!, /^Fermer/);
    close!.click();
    await waitUntil(() => banners().length === 0, 'it goes');
    header.locale = 'en-ca';
    await header.updateComplete;
    expect(document.querySelector('fp-banner')).to.equal(null);
  });

  it('[SES-02] is not what signing out is, here or in another tab', async () => {
    for (const signOut of [
      (header: HTMLElement) => header.dispatchEvent(new FpLogoutEvent('/logout')),
      () => otherTab().say('signed-out'),
    ]) {
      const { page, header, shell } = await openPage('fleet-customer');
      const late = holdCall('/getNotificationsCount');
      countAnew();
      await waitUntil(late.isAsked, 'a call is on its way');
      signOut(header);
      await waitUntil(() => showsVisitor(page), 'nobody is here');
      late.answer(new Response(null, { status: 401 }));
      await askForFault({ call: 'getSession', status: 401, times: 1 });
      await shell.refresh();
      expect(document.querySelector('fp-banner')).to.equal(null);
      tidy();
    }
  });

  it('[SES-02] stands at the page’s top where the header is not on the page, and goes with the shell', async () => {
    const header = headerOf(await mountPage('fleet-customer'));
    header.remove();
    const shell = connect({ elements: [header] });
    await shell.refresh();
    await refuseNext();
    await says(/session ended/);
    expect(document.body.firstElementChild).to.equal(banners()[0]);
    shell.disconnect();
    expect(document.querySelector('fp-banner')).to.equal(null);
  });

  it('[SES-02] is not said where the page ends the shell as it hears of it', async () => {
    const page = await mountPage('fleet-customer');
    const shell: ConnectedShell = connect({
      onSession: ({ SESSIONID }) => SESSIONID === null && shell.disconnect(),
    });
    await shell.refresh();
    await refuseNext();
    await waitUntil(() => showsVisitor(page), 'the session ends');
    await import('./session-lost.ts');
    await nextFrame();
    expect(document.querySelector('fp-banner')).to.equal(null);
  });
});
