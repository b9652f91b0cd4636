import { expect, nextFrame } from '@open-wc/testing';
import { sampleMarket } from '../../../../test/helpers/fixtures.ts';
import { navigate } from '../../../../test/helpers/navigate.ts';
import { noteConsole } from '../../../../test/helpers/note-console.ts';
import { closePortal, openPortal } from '../../../../test/helpers/portal.tsx';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';

/** Dispatches an event of the header, as its own links do. */
const header = (name: string, href?: string) =>
  document
    .querySelector('fp-header')
    ?.dispatchEvent(Object.assign(new Event(name, { bubbles: true, cancelable: true }), { href }));

describe('the way to another document', () => {
  afterEach(closePortal);

  it('[RTE-27][GAT-07] leads from a protected page to the login in its place, under its own title', async () => {
    const portal = await openPortal('/en-us/contact-us/');
    await portal.page('Contact us');
    navigate('/account/');
    await portal.find('status', 'Logging In...');
    expect(portal.has('alert', /session/), 'nobody has lost anything').to.equal(false);
    await waitUntil(() => portal.left.length > 0);
    expect(portal.replaced).to.deep.equal(portal.left);
    await waitUntil(() => document.title === 'Logging In... | United States', 'the title says so');
    await nextFrame();
    history.back();
    await portal.page('Contact us');
    expect(document.title).to.equal('Contact us | United States');
  });

  it('[GAT-07] leads to the login by hand where the browser does not go on', async () => {
    const portal = await openPortal('/en-us/account/');
    await portal.find('status', 'Logging In...');
    await waitUntil(() => portal.left.length > 0);
    const link = portal.container.querySelector<HTMLAnchorElement>('main a')!;
    expect(link.checkVisibility({ visibilityProperty: true })).to.equal(false);
    for (const animation of link.getAnimations()) animation.finish();
    expect(await portal.find('link', 'Try again')).to.equal(link);
    expect(link.getAttribute('href')).to.equal(portal.left[0]);
    let isRouters: boolean | undefined;
    const listen = (event: Event) => {
      isRouters = event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('click', listen, { once: true });
    link.click();
    expect(isRouters, 'the click is the browser’s').to.equal(false);
  });

  it('[RTE-27] leads from a redirect to another site in its place', async () => {
    const target = 'https://partner.example/';
    const routes = [{ id: 'out', path: '/out/', mode: 'redirect', extras: { target } }];
    const said = new Set<string>();
    const note = () =>
      document
        .querySelectorAll<HTMLElement & { label: string }>('main fp-spinner')
        .forEach(({ label }) => said.add(label));
    const observer = new MutationObserver(note);
    observer.observe(document.body, { childList: true, subtree: true });
    const portal = await openPortal('/en-ca/out/', { market: sampleMarket({ routes }) });
    await waitUntil(() => portal.left.length > 0);
    expect(portal.replaced).to.deep.equal([target]);
    await portal.find('status', 'Taking you to the next page...');
    observer.disconnect();
    expect([...said], 'nothing else has stood there before').to.deep.equal([
      'Taking you to the next page...',
    ]);
  });

  it('[RTE-27] comes back to the page where somebody has signed in by the header', async () => {
    const portal = await openPortal('/en-us/contact-us/');
    await portal.page('Contact us');
    header('fp-login', '/login');
    expect(portal.left).to.deep.equal(['/login']);
    expect(portal.replaced).to.deep.equal([]);
  });

  it('[API-09] comes back from the error page to the page that failed, in the language chosen since', async () => {
    const portal = await openPortal('/fr-ca/ErrorPage/?origin=%2Fen-ca%2Forders%2F%3Fa%3D1', {
      market: 'ca',
    });
    await portal.find('link', 'Actualiser');
    portal.get('link', 'Se connecter').click();
    const login = new URL(portal.left[0]!);
    expect([login.pathname, login.search]).to.deep.equal([
      '/login',
      '?lang=fr-ca&redirect=%2Ffr-ca%2Forders%2F%3Fa%3D1',
    ]);
  });

  for (const [page, heading, target] of [
    ['ErrorPage/', 'Something went wrong', '/en-us/'],
    ['sign-in-error/', 'You could not be signed in', '/en-us/'],
    ['403Page/?origin=/en-us/orders/&p=X', 'You do not have access to this page', '/en-us/orders/'],
  ] as const) {
    it(`[RTE-06] leads who signs in by the header on ${page} where the page itself leads to`, async () => {
      const portal = await openPortal(`/en-us/${page}`);
      await portal.page(heading);
      header('fp-login', '/login?redirect=here');
      expect(portal.left).to.deep.equal([`/login?redirect=${encodeURIComponent(target)}`]);
    });
  }

  it('[RTE-25] follows no event of a view in the header off this site, and says so', async () => {
    const portal = await openPortal('/en-us/contact-us/');
    await portal.page('Contact us');
    const warnings = noteConsole('warn');
    for (const href of ['https://evil.example/x', '//evil.example', 'javascript:alert(1)', undefined])
      header('fp-login', href);
    header('fp-search', '/login');
    expect(portal.left).to.deep.equal([]);
    expect(portal.has('status', 'Logging In...')).to.equal(false);
    expect(warnings).to.deep.equal([
      'Refused fp-login to "https://evil.example/x"',
      'Refused fp-login to "//evil.example"',
      'Refused fp-login to "javascript:alert(1)"',
      'Refused fp-login to undefined',
      'Refused fp-search for undefined',
    ]);
  });

  it('[GAT-07] takes the title of a protected page away when its person signs out', async () => {
    const portal = await openPortal('/en-us/account/', { person: 'fleet-customer' });
    await portal.page('Personal details');
    header('fp-logout', '/logout');
    await portal.find('status', 'Logging out...');
    expect(document.title).to.equal('Logging out... | United States');
    expect(portal.replaced).to.deep.equal([]);
  });
});
