import { expect, fixtureSync, html } from '@open-wc/testing';
import { signedIn } from '../../../../test/helpers/fixtures.ts';
import { control } from '../../../../test/helpers/seen.ts';
import type { FpLocaleChangeEvent } from '../events/locale-change-event.ts';
import type { FpNavigateEvent } from '../events/navigate-event.ts';
import { mountHeader, openMenu } from '../header/header.fixture.ts';
import type { FpHeader } from '../header/header.ts';
import { link } from './link.ts';

/** Clicks without leaving the test's page, and returns whether the browser would have followed the link. */
function click(link: HTMLElement, init: MouseEventInit = {}): boolean {
  let follows = true;
  const stay = (event: MouseEvent) => {
    follows = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', stay, { once: true });
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, ...init }));
  return follows;
}

function heard<Name extends keyof GlobalEventHandlersEventMap>(
  name: Name,
): GlobalEventHandlersEventMap[Name][] {
  const events: GlobalEventHandlersEventMap[Name][] = [];
  const hear = (event: GlobalEventHandlersEventMap[Name]) => events.push(event);
  document.addEventListener(name, hear);
  stop.push(() => document.removeEventListener(name, hear));
  return events;
}
const stop: (() => void)[] = [];

describe('links of the shell', () => {
  let header: FpHeader;

  beforeEach(async () => {
    header = await mountHeader({ session: signedIn(), currentPath: '/en-ca/insights/?a=1' });
  });

  afterEach(() => {
    for (const end of stop.splice(0)) end();
  });

  it('[RTE-27] say where they lead, and are followed where nobody prevents it', () => {
    const events = heard('fp-navigate');
    const home = control(header, 'Home');
    expect(click(home)).to.equal(true);
    const [{ path, href, isExternal, trigger }] = events as [FpNavigateEvent];
    expect([path, href, isExternal]).to.deep.equal(['/en-ca/', `${location.origin}/en-ca/`, false]);
    expect(trigger === home).to.equal(true);
  });

  it('[RTE-27] are not followed where the page prevents it', () => {
    document.addEventListener('fp-navigate', (event) => event.preventDefault(), { once: true });
    expect(click(control(header, 'Home'))).to.equal(false);
  });

  for (const init of [
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ]) {
    it(`[RTE-27] leave a click with ${Object.keys(init)[0]} to the browser`, () => {
      const events = heard('fp-navigate');
      expect(click(control(header, 'Home'), init)).to.equal(true);
      expect(events).to.have.length(0);
    });
  }

  it('[RTE-27] leave target and download to the browser', () => {
    const events = heard('fp-navigate');
    const home = control(header, 'Home');
    home.setAttribute('target', '_blank');
    click(home);
    home.removeAttribute('target');
    home.setAttribute('download', '');
    click(home);
    expect(events).to.have.length(0);
  });

  it('[RTE-27] say nothing where somebody else has dealt with the click', () => {
    const events = heard('fp-navigate');
    const home = control(header, 'Home');
    home.addEventListener('click', (event) => event.preventDefault(), { capture: true, once: true });
    click(home);
    expect(events).to.have.length(0);
  });

  it('[RTE-27] say nothing of links that the page has put into a slot', () => {
    const events = heard('fp-navigate');
    const own = document.createElement('a');
    own.href = '/elsewhere/';
    own.slot = 'actions';
    own.textContent = 'Own';
    header.append(own);
    click(own);
    expect(events).to.have.length(0);
  });

  it('[NAV-06] are marked where they leave the site', async () => {
    await openMenu(header, 'Vehicles', /Roadside help/);
    const events = heard('fp-navigate');
    const help = control(header, 'Roadside help (external site)') as HTMLAnchorElement;
    expect(help.relList.contains('noopener')).to.equal(true);
    click(help);
    expect([events[0]?.isExternal, events[0]?.path]).to.deep.equal([
      true,
      'https://example.com/help?from=fleet',
    ]);
  });

  it('[GAT-10] logging in and out have events of their own', async () => {
    const others = heard('fp-navigate');
    const outs = heard('fp-logout');
    await openMenu(header, 'Account: J Rivers', 'Log out');
    click(control(header, 'Log out'));
    expect(outs.map(({ href }) => new URL(href).pathname)).to.deep.equal(['/logout']);
    header.session = signedIn({}, { SESSIONID: null });
    await header.updateComplete;
    const ins = heard('fp-login');
    click(control(header, 'Log in'));
    expect(new URL(ins[0]!.href).searchParams.get('redirect')).to.equal('/en-ca/insights/?a=1');
    expect(others).to.have.length(0);
  });

  it('[HDR-09] changing the language has its own event, which can be prevented', async () => {
    document.addEventListener('fp-locale-change', (event) => event.preventDefault(), { once: true });
    const events = heard('fp-locale-change');
    await openMenu(header, 'Language: EN', 'Français');
    expect(click(control(header, 'Français'))).to.equal(false);
    const [{ locale, href }] = events as [FpLocaleChangeEvent];
    expect([locale, new URL(href).pathname]).to.deep.equal(['fr-ca', '/fr-ca/insights/']);
  });

  it('[RTE-25] are plain text without a safe address', () => {
    const line = fixtureSync<HTMLElement>(html`<p>${link({ href: '', content: 'Nowhere' })}</p>`);
    expect([line.querySelectorAll('a').length, line.textContent.trim()]).to.deep.equal([0, 'Nowhere']);
  });
});
