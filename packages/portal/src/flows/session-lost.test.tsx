import { refreshUserInfo } from '@fleet-portal/model/api';
import { expect } from '@open-wc/testing';
import { expectAccessible } from '../../../../test/helpers/axe.ts';
import { askForFault, signInAs, type Fault } from '../../../../test/helpers/backend.ts';
import { navigate } from '../../../../test/helpers/navigate.ts';
import { closePortal, openPortal, type OpenPortal } from '../../../../test/helpers/portal.tsx';
import { returnAfter } from '../../../../test/helpers/return-after.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { hearFromOtherTab } from '../session/other-tab.fixture.ts';

const isVisitor = ({ container }: OpenPortal) =>
  container.querySelector('fp-header')?.session.SESSIONID === null;
const says = /session ended/i;

/** Records the messages to other tabs from now on. */
function listen(): unknown[] {
  const heard: unknown[] = [];
  otherTab = new BroadcastChannel('fp-session');
  otherTab.addEventListener('message', ({ data }) => heard.push(data));
  return heard;
}
let otherTab: BroadcastChannel | null = null;

const asksForStepUp: Fault = {
  call: 'getSession',
  answer: { SESSIONID: null, USER: null, stepUpRequired: true },
};

/** A public page on which a call has just learned that nobody is signed in. */
async function loseOn(url: string): Promise<OpenPortal> {
  const portal = await openPortal(url, { person: 'fleet-customer' });
  await portal.page('Contact us');
  await askForFault({ call: 'getContent', status: 401, times: 1 });
  navigate('/vehicles/');
  await waitUntil(() => isVisitor(portal));
  return portal;
}

describe('a session that the server has ended', () => {
  afterEach(() => {
    otherTab?.close();
    closePortal();
  });

  it('[SES-02] leads from a protected page to the login at once, says why, and comes back to it', async () => {
    const portal = await openPortal('/en-us/account/?active-tab=billing', { person: 'fleet-customer' });
    await portal.page('Company details').catch(() => undefined);
    await waitUntil(() => portal.container.querySelector('main')?.textContent.includes('Harbor and Field'));
    const heard = listen();
    await askForFault({ call: 'refreshUserInfo', status: 401, times: 1 });
    window.dispatchEvent(new Event('fpg-request-refresh-user-info'));
    await waitUntil(() => portal.left.length > 0);
    expect(portal.left).to.deep.equal([
      '/login?lang=en-us&redirect=%2Fen-us%2Faccount%2F%3Factive-tab%3Dbilling',
    ]);
    await portal.find('status', 'Logging In...');
    expect(portal.get('alert', says)).to.exist;
    expect(portal.container.textContent).not.to.match(/Harbor|Lindqvist/);
    await waitUntil(() => heard.length > 0);
    expect(heard).to.deep.equal([{ sessionId: null }]);
  });

  it('[GAT-04] leads to the step-up where the server asks for one, and shows nothing of the page until it has said so', async () => {
    const portal = await openPortal('/en-us/account/', { person: 'fleet-customer' });
    await portal.page('Personal details');
    await askForFault(asksForStepUp);
    await askForFault({ call: 'refreshUserInfo', status: 401 });
    portal.hold('/session');
    const asked = portal.begun.length;
    window.dispatchEvent(new Event('fpg-request-refresh-user-info'));
    await Promise.allSettled([refreshUserInfo(''), refreshUserInfo('')]);
    await portal.find('status', 'Logging In...');
    expect(portal.container.textContent).not.to.contain('Lindqvist');
    expect(portal.left).to.deep.equal([]);
    portal.letIn();
    await waitUntil(() => portal.left.length > 0, 'the portal leaves');
    expect(portal.left).to.deep.equal(['/mfa?redirect=%2Fen-us%2Faccount%2F']);
    expect(portal.begun.slice(asked).filter((call) => call === '/session')).to.have.length(1);
  });

  it('[GAT-04] leads from a public page to the step-up, too', async () => {
    const portal = await openPortal('/en-us/contact-us/', { person: 'fleet-customer' });
    await portal.page('Contact us');
    await askForFault(asksForStepUp);
    await askForFault({ call: 'refreshUserInfo', status: 401 });
    await refreshUserInfo('').catch(() => undefined);
    const session = () => portal.container.querySelector('fp-header')?.session;
    await waitUntil(() => session()?.stepUpRequired, 'the server has said so');
    (await portal.find('button', 'Sign in')).click();
    await waitUntil(() => portal.left.length > 0, 'the portal leaves');
    expect(portal.left).to.deep.equal(['/mfa?redirect=%2Fen-us%2Fcontact-us%2F']);
  });

  it('[GAT-04] waits for no server that does not say so in time', async () => {
    const portal = await openPortal('/en-us/account/', { person: 'fleet-customer' });
    await portal.page('Personal details');
    await askForFault({ ...asksForStepUp, delay: 60_000 });
    await askForFault({ call: 'refreshUserInfo', status: 401 });
    await refreshUserInfo('').catch(() => undefined);
    await waitUntil(() => portal.left.length > 0, 'the portal leaves', { timeout: 6000 });
    expect(portal.left).to.deep.equal(['/login?lang=en-us&redirect=%2Fen-us%2Faccount%2F']);
  });

  it('[SES-02] leaves a public page and offers to sign in again with the page kept', async () => {
    const portal = await loseOn('/en-us/contact-us/?topic=order');
    const signIn = await portal.find('button', 'Sign in');
    expect(portal.container.textContent + document.body.textContent).not.to.contain('Lindqvist');
    await expectAccessible(document.body, { page: true });
    navigate('/sitemap/?a=1');
    await portal.page('Sitemap');
    expect(portal.has('button', 'Sign in')).to.equal(true);
    signIn.click();
    await waitUntil(() => portal.left.length > 0);
    expect(portal.left).to.deep.equal(['/login?lang=en-us&redirect=%2Fen-us%2Fsitemap%2F%3Fa%3D1']);
  });

  it('[SES-02] is told where the page is seen again after it', async () => {
    for (const [url, heading, role, name] of [
      ['/en-us/contact-us/', 'Contact us', 'button', 'Sign in'],
      ['/en-us/account/', 'Personal details', 'alert', says],
    ] as const) {
      const portal = await openPortal(url, { person: 'fleet-customer' });
      await portal.page(heading);
      await fetch('/logout', { redirect: 'manual' });
      returnAfter(61_000);
      await portal.find(role, name);
      closePortal();
    }
  });

  it('[SES-02] is told no more once somebody has signed in again', async () => {
    const portal = await loseOn('/en-us/contact-us/');
    await portal.find('button', 'Sign in');
    await signInAs('fleet-customer', 'us');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await waitUntil(() => !isVisitor(portal));
    await waitUntil(() => !portal.has('button', 'Sign in'));
  });

  it('[SES-02] is one loss, however many calls tell of it', async () => {
    const portal = await openPortal('/en-us/contact-us/', { person: 'fleet-customer' });
    await portal.page('Contact us');
    const heard = listen();
    await fetch('/logout', { redirect: 'manual' });
    for (const request of ['fpg-request-refresh-user-info', 'fpg-request-refresh-user-info'])
      window.dispatchEvent(new Event(request));
    navigate('/account/');
    await waitUntil(() => portal.left.length > 0 && heard.length > 0);
    expect(heard).to.deep.equal([{ sessionId: null }]);
    expect(portal.left).to.have.length(1);
  });

  it('[SES-02] is not what signing out in another tab is', async () => {
    const portal = await openPortal('/en-us/contact-us/', { person: 'fleet-customer' });
    await portal.page('Contact us');
    hearFromOtherTab('signed-out');
    await waitUntil(() => isVisitor(portal));
    expect(document.body.textContent).not.to.match(says);
    expect(portal.has('button', 'Sign in')).to.equal(false);
  });

  it('[SES-02] does not end with a call that tells nobody who asks', async () => {
    const environment = { PRODUCTS_TRANSLATION_URL: `${location.origin}/products-translation/failing/401` };
    const portal = await openPortal('/en-us/contact-us/', { person: 'fleet-customer', environment });
    await waitUntil(() => portal.ended.some((call) => call.startsWith('/products-translation/')));
    await portal.page('Contact us');
    expect(isVisitor(portal)).to.equal(false);
  });
});
