import { refreshUserInfo } from '@fleet-portal/model/api';
import { expect, nextFrame } from '@open-wc/testing';
import { answerFetch } from '../../../../test/helpers/answer-fetch.ts';
import { signInAs } from '../../../../test/helpers/backend.ts';
import { closePortal, openPortal } from '../../../../test/helpers/portal.tsx';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { hearFromOtherTab, logInElsewhere } from './other-tab.fixture.ts';

const isShown = () => getComputedStyle(document.body).visibility === 'visible';
const transition = (type: 'pagehide' | 'pageshow') =>
  window.dispatchEvent(new PageTransitionEvent(type, { persisted: true }));

const answerSession = (answer: () => Response | Promise<Response>) =>
  answerFetch(({ pathname }) => (pathname === '/session' ? answer() : null));

/** Says afterwards whether the person could be seen at any time. */
function watchForPerson(): () => boolean {
  let wasSeen = false;
  const watcher = new MutationObserver(() => {
    wasSeen ||= isShown() && document.body.textContent.includes('Lindqvist');
  });
  watcher.observe(document.body, { attributes: true, childList: true, subtree: true });
  return () => {
    watcher.disconnect();
    return wasSeen;
  };
}

describe('a page from the browser’s memory', () => {
  afterEach(closePortal);

  it('[GAT-07] stays hidden until it is known that its person is still there, and is as it was then', async () => {
    const portal = await openPortal('/en-us/account/', { person: 'fleet-customer' });
    const heading = await portal.page('Personal details');
    transition('pagehide');
    expect(isShown()).to.equal(false);
    portal.hold('/session');
    transition('pageshow');
    expect(isShown()).to.equal(false);
    await portal.find('status', 'Loading');
    expect(isShown()).to.equal(false);
    portal.letIn();
    await waitUntil(isShown);
    expect(heading.isConnected).to.equal(true);
    expect(portal.has('status', 'Loading')).to.equal(false);
    expect(portal.left).to.deep.equal([]);
  });

  it('[NTF-07][HDR-04] counts what is unread and the cart anew, once it is known who is there', async () => {
    const portal = await openPortal('/en-us/contact-us/', { person: 'fleet-customer' });
    const counts = ['/cart', '/getNotificationsCount'];
    await waitUntil(() => counts.every((path) => portal.ended.includes(path)), 'both are known');
    const before = portal.begun.length;
    transition('pagehide');
    transition('pageshow');
    const calls = () => portal.begun.slice(before).filter((path) => ['/session', ...counts].includes(path));
    await waitUntil(() => calls().length === 3, 'all of it is asked for');
    expect(calls()[0]).to.equal('/session');
    expect(calls()).to.include.members(counts);
  });

  for (const [title, end] of [
    ['once its person has signed out', () => fetch('/logout', { redirect: 'manual' })],
    ['where the server refuses its person', () => answerSession(() => new Response(null, { status: 401 }))],
  ] as const)
    it(`[GAT-07] is never seen again ${title}`, async () => {
      const portal = await openPortal('/en-us/account/', { person: 'fleet-customer' });
      await portal.page('Personal details');
      transition('pagehide');
      await end();
      transition('pageshow');
      const seen = watchForPerson();
      await waitUntil(() => portal.left.length > 0, 'the portal leaves');
      await waitUntil(isShown, 'the page is shown');
      expect(seen()).to.equal(false);
      expect(portal.container.textContent).not.to.contain('Lindqvist');
      expect(portal.left[0]).to.match(/^\/login\?/);
    });

  it('[GAT-07] is not seen where another tab has it asked once more, and only that fails', async () => {
    const portal = await openPortal('/en-us/account/', { person: 'fleet-customer' });
    await portal.page('Personal details');
    let asked = 0;
    answerSession(() => (++asked === 1 ? new Promise(() => undefined) : new Response(null, { status: 503 })));
    transition('pagehide');
    transition('pageshow');
    const seen = watchForPerson();
    hearFromOtherTab({ sessionId: 'another' });
    await portal.find('alert', 'Check your connection and try again.');
    await waitUntil(isShown, 'the page is shown');
    expect(seen()).to.equal(false);
  });

  it('[GAT-07] is not shown where another tab signs out while that is asked, whatever the answer says', async () => {
    const portal = await openPortal('/en-us/account/', { person: 'fleet-customer' });
    await portal.page('Personal details');
    transition('pagehide');
    portal.hold('/session');
    transition('pageshow');
    await portal.find('status', 'Loading');
    hearFromOtherTab('signed-out');
    portal.letIn();
    await waitUntil(isShown);
    await waitUntil(() => portal.left.length > 0);
    expect(portal.container.textContent).not.to.contain('Lindqvist');
  });

  it('[GAT-07][SES-02] is not shown while nobody can say who is there, says so, and is there again with the connection', async () => {
    const portal = await openPortal('/en-us/account/', { person: 'fleet-customer' });
    await portal.page('Personal details');
    let isOffline = true;
    answerFetch(() => (isOffline ? Promise.reject(new TypeError('no connection')) : null));
    transition('pagehide');
    transition('pageshow');
    await portal.find('alert', 'Check your connection and try again.');
    await waitUntil(isShown, 'the page is shown');
    expect(portal.container.textContent).not.to.contain('Lindqvist');
    expect(portal.container.querySelector('main a')?.getAttribute('href'), 'loads it anew').to.equal('');
    isOffline = false;
    const link = portal.container.querySelector<HTMLElement>('main a')!;
    for (const animation of link.getAnimations()) animation.finish();
    link.focus();
    window.dispatchEvent(new Event('online'));
    await portal.page('Personal details');
    expect(portal.left).to.deep.equal([]);
    expect(document.activeElement?.textContent, 'the focus is not lost').to.equal('Account');
    await portal.find('status', 'Account');
  });

  it('[GAT-07][SES-02] is a visitor’s where the server does not answer in time, and its person’s again once it does', async () => {
    const portal = await openPortal('/en-us/contact-us/', { person: 'fleet-customer' });
    const heading = await portal.page('Contact us');
    const session = () => portal.container.querySelector('fp-header')?.session.SESSIONID;
    transition('pagehide');
    portal.hold('/session');
    transition('pageshow');
    await waitUntil(isShown, 'the page is shown', { timeout: 6000 });
    expect(session()).to.equal(null);
    portal.letIn();
    await waitUntil(session, 'its person is there again');
    expect(heading.isConnected).to.equal(true);
  });

  it('[GAT-04] that was on its way to the login goes there again, unless somebody has signed in', async () => {
    const portal = await openPortal('/en-us/account/');
    await portal.find('status', 'Logging In...');
    await waitUntil(() => portal.left.length === 1, 'it leaves');
    transition('pagehide');
    transition('pageshow');
    await waitUntil(() => portal.left.length === 2, 'it leaves again');
    expect(portal.left[1]).to.equal(portal.left[0]);
    transition('pagehide');
    await signInAs('fleet-customer', 'us');
    transition('pageshow');
    await portal.page('Personal details');
    await waitUntil(isShown, 'the page is shown');
    expect(portal.left).to.have.length(2);
  });

  it('[SES-02] keeps nothing that its person had loaded where somebody else is there now', async () => {
    const portal = await openPortal('/en-us/account/', { person: 'fleet-customer' });
    const heading = await portal.page('Personal details');
    transition('pagehide');
    await logInElsewhere(portal, 'blue-star-admin');
    transition('pageshow');
    await waitUntil(() => portal.container.textContent.includes('jonas.okafor@example.com'));
    expect(heading.isConnected).to.equal(false);
    expect(portal.container.textContent).not.to.contain('Lindqvist');
  });

  it('[SES-02] does not lose its person to a call of who was there before', async () => {
    const portal = await openPortal('/en-us/contact-us/', { person: 'fleet-customer' });
    await portal.page('Contact us');
    const late = Promise.withResolvers<Response>();
    const call = refreshUserInfo('', { fetch: () => late.promise }).catch((error: unknown) => error);
    transition('pagehide');
    await logInElsewhere(portal, 'blue-star-admin');
    transition('pageshow');
    const person = () => portal.container.querySelector('fp-header')?.session.USER?.email;
    await waitUntil(() => person() === 'jonas.okafor@example.com', 'the other person');
    late.resolve(new Response(null, { status: 401 }));
    expect(await call).to.have.property('status', 401);
    await nextFrame();
    expect(person()).to.equal('jonas.okafor@example.com');
    expect(portal.has('button', 'Sign in')).to.equal(false);
  });

  it('[SES-02] is not told that its session has ended while that is asked', async () => {
    const portal = await openPortal('/en-us/contact-us/', { person: 'fleet-customer' });
    await portal.page('Contact us');
    const late = Promise.withResolvers<Response>();
    const call = refreshUserInfo('', { fetch: () => late.promise }).catch((error: unknown) => error);
    transition('pagehide');
    portal.hold('/session');
    transition('pageshow');
    late.resolve(new Response(null, { status: 401 }));
    expect(await call).to.have.property('status', 401);
    portal.letIn();
    await waitUntil(isShown, 'the page is shown');
    expect(portal.has('button', 'Sign in')).to.equal(false);
    expect(portal.container.querySelector('fp-header')?.session.USER?.lastName).to.equal('Lindqvist');
  });
});
