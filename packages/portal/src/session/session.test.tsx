import { expect } from '@open-wc/testing';
import { closePortal, openPortal, type OpenPortal } from '../../../../test/helpers/portal.tsx';
import { signedIn, sampleMarket } from '../../../../test/helpers/fixtures.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';

/** What the header was told of the person. */
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
});
