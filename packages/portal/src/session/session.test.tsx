import { expect, nextFrame } from '@open-wc/testing';
import { refreshUserInfo } from '@fleet-portal/model/api';
import { askForFault, signInAs } from '../../../../test/helpers/backend.ts';
import { closePortal, openPortal, type OpenPortal } from '../../../../test/helpers/portal.tsx';
import { signedIn, sampleMarket } from '../../../../test/helpers/fixtures.ts';
import { returnAfter } from '../../../../test/helpers/return-after.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { hearFromOtherTab, logInElsewhere } from './other-tab.fixture.ts';

const navigate = (path: string) =>
  window.dispatchEvent(new CustomEvent('router-navigate', { detail: { path } }));

/** The session id that the header has. */
const headerSession = (portal: OpenPortal) =>
  portal.container.querySelector('fp-header')?.session.SESSIONID ?? null;

describe('the session', () => {
  afterEach(closePortal);

  it('[SES-02] reaches the header, and the page knows the person', async () => {
    const portal = await openPortal('/en-us/account/', { person: 'fleet-customer' });
    await portal.page('Personal details');
    expect(headerSession(portal)).to.be.a('string');
    expect(portal.container.textContent).to.contain('maya.lindqvist@example.com');
  });

  it('[SES-02] is cleared everywhere once a call says that it has ended', async () => {
    const portal = await openPortal('/en-us/vehicles/', {
      person: 'fleet-customer',
      faults: [{ call: 'getContent', status: 401, times: 1 }],
    });
    await waitUntil(() => portal.container.querySelector('fp-header') && headerSession(portal) === null);
    expect(portal.container.querySelector('fp-footer')?.session.SESSIONID).to.equal(null);
  });

  it('[SES-02] signing out leaves once for /logout, clears the person and tells the other tabs', async () => {
    const market = sampleMarket({ routes: [] });
    const portal = await openPortal('/en-ca/account/', { market, session: signedIn() });
    await portal.page('Personal details');
    const heard = new Promise((resolve) => {
      const otherTab = new BroadcastChannel('fp-session');
      otherTab.addEventListener('message', ({ data }) => {
        otherTab.close();
        resolve(data);
      });
    });
    const logout = Object.assign(new Event('fp-logout', { bubbles: true, cancelable: true }), {
      href: '/logout',
    });
    portal.container.querySelector('fp-header')?.dispatchEvent(logout);
    expect(logout.defaultPrevented).to.equal(true);
    expect(await heard).to.equal('signed-out');
    await portal.find('status', 'Logging out...');
    expect(portal.left).to.deep.equal(['/logout']);
    expect(portal.container.textContent).not.to.contain('Rivers');
  });

  it('[SES-02] is another’s once somebody else has signed in in another tab, with nothing left of the first', async () => {
    const portal = await openPortal('/en-us/account/', { person: 'fleet-customer' });
    const heading = await portal.page('Personal details');
    await logInElsewhere(portal, 'blue-star-admin');
    hearFromOtherTab({ sessionId: 'another' });
    await waitUntil(() => portal.container.textContent.includes('jonas.okafor@example.com'));
    expect(heading.isConnected).to.equal(false);
    expect(portal.container.textContent).not.to.contain('Lindqvist');
    expect(portal.left).to.deep.equal([]);
  });

  it('[SES-02] is not ended by a late call of who was here before, while the server is asked who is here', async () => {
    const portal = await openPortal('/en-us/contact-us/', { person: 'fleet-customer' });
    await portal.page('Contact us');
    const late = Promise.withResolvers<Response>();
    const call = refreshUserInfo('', { fetch: () => late.promise }).catch((error: unknown) => error);
    await logInElsewhere(portal, 'blue-star-admin');
    portal.hold('/session');
    const asked = portal.begun.length;
    hearFromOtherTab({ sessionId: 'another' });
    await waitUntil(() => portal.begun.slice(asked).includes('/session'), 'the server is asked');
    late.resolve(new Response(null, { status: 401 }));
    expect(await call).to.have.property('status', 401);
    portal.letIn();
    const name = () => portal.container.querySelector('fp-header')?.session.USER?.lastName;
    await waitUntil(() => name() === 'Okafor', 'the other person');
    expect(portal.has('button', 'Sign in')).to.equal(false);
  });

  it('[SES-02] is cleared by a call that said that it has ended where the server, asked meanwhile, does not answer', async () => {
    const portal = await openPortal('/en-us/contact-us/', { person: 'fleet-customer' });
    await portal.page('Contact us');
    await askForFault({ call: 'getSession', status: 503, times: 1 });
    portal.hold('/session');
    const asked = portal.begun.length;
    hearFromOtherTab({ sessionId: 'another' });
    await waitUntil(() => portal.begun.slice(asked).includes('/session'), 'the server is asked');
    const ended = { fetch: () => Promise.resolve(new Response(null, { status: 401 })) };
    await refreshUserInfo('', ended).catch(() => undefined);
    expect(headerSession(portal)).to.be.a('string');
    portal.letIn();
    await waitUntil(() => headerSession(portal) === null, 'nobody is here');
  });

  it('[SES-02] is ended by a call that was refused since, where an older answer still names the person', async () => {
    const portal = await openPortal('/en-us/contact-us/', { person: 'fleet-customer' });
    await portal.page('Contact us');
    portal.hold('/session');
    const asked = portal.begun.length;
    hearFromOtherTab({ sessionId: 'another' });
    await waitUntil(() => portal.begun.slice(asked).includes('/session'), 'the server is asked');
    const then = performance.now();
    await waitUntil(() => performance.now() > then, 'a clock of whole milliseconds goes on');
    const ended = { fetch: () => Promise.resolve(new Response(null, { status: 401 })) };
    await refreshUserInfo('', ended).catch(() => undefined);
    portal.letIn();
    await waitUntil(() => headerSession(portal) === null, 'nobody is here');
  });

  it('[SES-02] begins in a visitor’s tab, too, once somebody has signed in in another', async () => {
    const portal = await openPortal('/en-us/contact-us/');
    await portal.page('Contact us');
    await signInAs('fleet-customer', 'us');
    hearFromOtherTab({ sessionId: 'somebody' });
    await waitUntil(() => headerSession(portal) !== null);
    await portal.page('Contact us');
  });

  it('[SES-02] stays as it is where the server cannot say who is there now', async () => {
    const portal = await openPortal('/en-us/account/', { person: 'fleet-customer' });
    await portal.page('Personal details');
    const asked = () => portal.ended.filter((call) => call === '/session').length;
    const before = asked();
    await askForFault({ call: 'getSession', status: 503, times: 1 });
    hearFromOtherTab({ sessionId: 'another' });
    await waitUntil(() => asked() > before);
    await nextFrame();
    expect(headerSession(portal)).to.be.a('string');
    expect(portal.left).to.deep.equal([]);
  });

  it('[RTE-26] is not waited for any more by whoever goes back while the login is slow', async () => {
    const portal = await openPortal('/en-us/contact-us/');
    await portal.page('Contact us');
    navigate('/account/');
    await waitUntil(() => portal.left.length === 1, 'the login is gone to');
    await portal.find('status', 'Logging In...');
    history.back();
    await portal.page('Contact us');
    expect(portal.has('status', 'Logging In...')).to.equal(false);
    navigate('/account/');
    await waitUntil(() => portal.left.length === 2, 'the login is gone to again');
  });

  it('[RTE-08] logging in from the header leaves for where the link leads', async () => {
    const portal = await openPortal('/en-us/contact-us/');
    await portal.page('Contact us');
    const login = Object.assign(new Event('fp-login', { bubbles: true, cancelable: true }), {
      href: '/login?lang=en-us',
    });
    portal.container.querySelector('fp-header')?.dispatchEvent(login);
    expect(portal.left).to.deep.equal(['/login?lang=en-us']);
  });

  it('[SES-02] a page that comes back from the browser’s memory asks again who is there', async () => {
    const portal = await openPortal('/en-us/contact-us/', { person: 'fleet-customer' });
    await portal.page('Contact us');
    expect(headerSession(portal)).to.be.a('string');
    await fetch('/logout', { redirect: 'manual' });
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await waitUntil(() => headerSession(portal) === null);
  });

  it('[SES-02][GAT-07] that ended while the page was out of sight is noticed when it is seen again', async () => {
    const portal = await openPortal('/en-us/account/', { person: 'fleet-customer' });
    await portal.page('Personal details');
    await fetch('/logout', { redirect: 'manual' });
    returnAfter(61_000);
    await waitUntil(() => portal.left.length > 0, 'the portal leaves');
    expect(headerSession(portal)).to.equal(null);
    expect(portal.container.textContent).not.to.contain('Lindqvist');
    expect(portal.left[0]).to.match(/^\/login\?/);
  });

  it('[SES-02][NTF-07][HDR-04] is asked for after more than a minute out of sight, and bell and cart are counted anew', async () => {
    const portal = await openPortal('/en-us/contact-us/', { person: 'fleet-customer' });
    const paths = ['/session', '/cart', '/getNotificationsCount'];
    const calls = () => portal.begun.filter((path) => paths.includes(path)).slice(paths.length);
    await waitUntil(() => paths.every((path) => portal.ended.includes(path)), 'all is known');
    returnAfter(59_000);
    expect(calls()).to.deep.equal([]);
    returnAfter(61_000);
    await waitUntil(() => calls().length === 3);
    expect(calls()).to.have.members(paths);
    expect(headerSession(portal)).to.be.a('string');
  });

  it('[SES-02] is not asked for by a visitor who comes back, nor twice by a page from the browser’s memory', async () => {
    const visitors = await openPortal('/en-us/contact-us/');
    await visitors.page('Contact us');
    const before = visitors.begun.length;
    returnAfter(61_000);
    expect(visitors.begun.slice(before)).to.deep.equal([]);
    closePortal();
    const portal = await openPortal('/en-us/contact-us/', { person: 'fleet-customer' });
    await portal.page('Contact us');
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    returnAfter(61_000);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    const asked = () => portal.begun.filter((path) => path === '/session').length;
    expect(asked()).to.equal(2);
  });
});
