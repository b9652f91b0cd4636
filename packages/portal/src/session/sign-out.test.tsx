import { expect, nextFrame } from '@open-wc/testing';
import { sampleMarket, signedIn } from '../../../../test/helpers/fixtures.ts';
import { navigate } from '../../../../test/helpers/navigate.ts';
import { closePortal, openPortal, type OpenPortal } from '../../../../test/helpers/portal.tsx';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { hearFromOtherTab } from './other-tab.fixture.ts';

const headerSession = ({ container }: OpenPortal) =>
  container.querySelector('fp-header')?.session.SESSIONID ?? null;

function logOut({ container }: OpenPortal): void {
  const event = new Event('fp-logout', { bubbles: true, cancelable: true });
  container.querySelector('fp-header')?.dispatchEvent(Object.assign(event, { href: '/logout' }));
}

/** Records everything that the main area shows from now on. */
function watchMain(): () => string {
  const seen = new Set<string>();
  const watcher = new MutationObserver(() => seen.add(document.querySelector('main')?.textContent ?? ''));
  watcher.observe(document.body, { childList: true, subtree: true });
  return () => {
    watcher.disconnect();
    return [...seen].join('\n');
  };
}

describe('signing out', () => {
  afterEach(closePortal);

  it('[GAT-07] takes an open protected page away, and Back does not bring one back', async () => {
    const portal = await openPortal('/en-us/account/', { person: 'fleet-customer' });
    await portal.page('Personal details');
    navigate('/account/?active-tab=billing');
    await waitUntil(() => portal.container.querySelector('main')?.textContent.includes('Harbor and Field'));
    logOut(portal);
    await portal.find('status', 'Logging out...');
    const seen = watchMain();
    history.back();
    await waitUntil(() => location.search === '');
    await portal.find('status', 'Logging out...');
    expect(seen()).not.to.match(/Lindqvist|Harbor/);
  });

  it('[SES-02] goes on where Back has cancelled the way to the server, and each time once', async () => {
    const portal = await openPortal('/en-us/account/', { person: 'fleet-customer' });
    await portal.page('Personal details');
    navigate('/contact-us/');
    await portal.page('Contact us');
    logOut(portal);
    await portal.find('status', 'Logging out...');
    history.back();
    await waitUntil(() => portal.left.length > 1, 'the way is taken again');
    await portal.find('status', 'Logging out...');
    await nextFrame();
    expect(portal.left).to.deep.equal(['/logout', '/logout']);
    expect(portal.replaced).to.deep.equal(['/logout']);
  });

  it('[SES-02] ends the session on the server also where the portal is leaving for elsewhere', async () => {
    const portal = await openPortal('/en-us/account/', { person: 'fleet-customer' });
    await portal.page('Personal details');
    const login = new Event('fp-login', { bubbles: true, cancelable: true });
    portal.container.querySelector('fp-header')?.dispatchEvent(Object.assign(login, { href: '/mfa' }));
    logOut(portal);
    await portal.find('status', 'Logging out...');
    expect(portal.left).to.deep.equal(['/mfa', '/logout']);
  });

  it('[GAT-07] in another tab leaves a public page alone; Back leads from there to the login, and nothing is requested', async () => {
    const portal = await openPortal('/en-us/insights/', { person: 'fleet-customer' });
    await portal.page('Insights');
    navigate('/contact-us/');
    await portal.page('Contact us');
    hearFromOtherTab('signed-out');
    await waitUntil(() => headerSession(portal) === null);
    expect(portal.has('heading', 'Contact us')).to.equal(true);
    const seen = watchMain();
    portal.begun.length = 0;
    history.back();
    await waitUntil(() => portal.left.length > 0);
    expect(portal.left).to.deep.equal(['/login?lang=en-us&redirect=%2Fen-us%2Finsights%2F']);
    expect(portal.begun).to.deep.equal([]);
    expect(seen()).not.to.match(/Insights|Embedded/);
  });

  it('[GAT-07] takes a page away whose script is still loading', async () => {
    const seen = watchMain();
    const portal = await openPortal('/en-us/account/', { person: 'fleet-customer' });
    await waitUntil(() => portal.container.querySelector('fp-header'));
    hearFromOtherTab('signed-out');
    await waitUntil(() => portal.left.length > 0);
    await portal.find('status', 'Logging In...');
    seen();
    expect(portal.container.textContent).not.to.contain('Lindqvist');
  });

  it('[GAT-07] takes a page away whose data is still loading, and gives the call up', async () => {
    const market = sampleMarket({
      routes: [{ id: 'plans', path: '/plans/', mode: 'aempage', requiredAuthContext: 'iam' }],
    });
    const portal = await openPortal('/en-ca/plans/', {
      market,
      session: signedIn(),
      holds: ['/content/'],
    });
    const calls = (list: string[]) => list.filter((call) => call.startsWith('/content/')).length;
    await waitUntil(() => calls(portal.begun) === 1);
    hearFromOtherTab('signed-out');
    await waitUntil(() => portal.left.length > 0);
    await waitUntil(() => calls(portal.ended) === 1, 'the call is given up');
    expect(portal.container.querySelector('h1')).to.equal(null);
    expect(portal.errors).to.deep.equal([]);
  });

  it('[GAT-07] counts while the portal is still starting', async () => {
    const seen = watchMain();
    const opening = openPortal('/en-us/account/', {
      person: 'fleet-customer',
      faults: [{ call: 'getMarket', delay: 2000, times: 1 }],
    });
    await waitUntil(() => document.querySelector('fp-spinner'), 'the portal is starting', {
      timeout: 15_000,
    });
    hearFromOtherTab('signed-out');
    const portal = await opening;
    await waitUntil(() => portal.left.length > 0);
    expect(seen()).not.to.contain('Lindqvist');
    expect(portal.left[0]).to.match(/^\/login\?/);
  });

  it('[SES-02] by other means is noticed as soon as another tab learns of it', async () => {
    const portal = await openPortal('/en-us/account/', { person: 'fleet-customer' });
    await portal.page('Personal details');
    hearFromOtherTab({ sessionId: null });
    await waitUntil(() => portal.ended.filter((call) => call === '/session').length === 2);
    expect(portal.has('heading', 'Personal details')).to.equal(true);
    await fetch('/logout', { redirect: 'manual' });
    hearFromOtherTab({ sessionId: null });
    await waitUntil(() => portal.left.length > 0);
    expect(portal.has('heading', 'Personal details')).to.equal(false);
  });

  for (const person of [undefined, 'fleet-customer']) {
    it(`[SES-02] is looked for by the other tabs when the portal of ${person ?? 'a visitor'} starts`, async () => {
      const heard: { sessionId?: unknown }[] = [];
      const otherTab = new BroadcastChannel('fp-session');
      otherTab.addEventListener('message', ({ data }: MessageEvent<{ sessionId?: unknown }>) =>
        heard.push(data),
      );
      const portal = await openPortal('/en-us/contact-us/', person ? { person } : {});
      await portal.page('Contact us');
      await waitUntil(() => heard.length > 0);
      otherTab.close();
      const sessionId = portal.container.querySelector('fp-header')?.session.SESSIONID;
      expect(heard).to.deep.equal([{ sessionId }]);
    });
  }
});
