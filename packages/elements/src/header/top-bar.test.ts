import type { Market } from '@fleet-portal/model/entities';
import { visitor } from '@fleet-portal/model/rules';
import { expect } from '@open-wc/testing';
import { beyondWindow } from '../../../../test/helpers/beyond-window.ts';
import { sampleMarket, signedIn } from '../../../../test/helpers/fixtures.ts';
import { arrives, control, controls, nameOf, seen } from '../../../../test/helpers/seen.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { withoutMargin } from '../../../../test/helpers/without-margin.ts';
import { mountHeader, openMenu } from './header.fixture.ts';

const texts = (elements: Element[]) => elements.map(nameOf);
const us = (overrides: Record<string, unknown> = {}): Market => sampleMarket({ tld: '.com', ...overrides });

/** The vertical position of the baseline of a node's line of text. */
function baselineAt(node: ChildNode): number {
  const mark = document.createElement('span');
  mark.style.display = 'inline-block';
  node.after(mark);
  const { bottom } = mark.getBoundingClientRect();
  mark.remove();
  return bottom;
}

describe('top bar', () => {
  withoutMargin();

  it('[HDR-04] holds call to action, marketplace, cart with its quantity, account and language', async () => {
    const header = await mountHeader({ session: signedIn(), cartQuantity: 3 });
    expect(texts(seen(header, '.top-bar :is(a,button)'))).to.deep.equal([
      'Book a consultation',
      'Marketplace',
      'Cart 3',
      'Account: J Rivers',
      'Language: EN',
    ]);
    expect(control(header, 'Cart 3').getAttribute('href')).to.equal('/en-ca/cart/');
  });

  it('[HDR-16] draws the market’s icon light on the dark theme’s bar, and as it is on a light one', async () => {
    const iconUrl = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='16' height='16'/>";
    const header = await mountHeader({
      market: sampleMarket({ topBar: { label: 'Book', iconUrl, target: { path: '/book/' } } }),
    });
    const filter = () => getComputedStyle(seen(header, '.top-bar img')[0]!).filter;
    expect(filter()).to.equal('none');
    header.theme = 'dark';
    await waitUntil(() => filter() === 'brightness(0) invert(1)', 'the icon is light');
  });

  it('[HDR-04] marks the link that leads to the page', async () => {
    const header = await mountHeader({ session: signedIn(), currentPath: '/en-ca/cart/' });
    expect(texts(seen(header, '.top-bar [aria-current=page]'))).to.deep.equal(['Cart']);
    header.currentPath = '/en-ca/marketplace/';
    await header.updateComplete;
    expect(texts(seen(header, '.top-bar [aria-current=page]'))).to.deep.equal(['Marketplace']);
  });

  for (const width of [1024, 1439, 1440]) {
    for (const compact of [false, true]) {
      it(`[HDR-02] stands on whole pixels at ${width} px${compact ? ', compact' : ''}`, async () => {
        const header = await mountHeader(
          { session: signedIn(), search: true, cartQuantity: 3, compact },
          width,
        );
        await arrives(header, 'Search');
        const parts = seen(header, '[part=field], .top-bar :is(a, button, svg, [part=company])');
        const tops = parts.map((part) => part.getBoundingClientRect().top);
        expect(tops.length).to.be.above(8);
        expect(tops).to.deep.equal(tops.map(Math.round));
      });
    }
  }

  it('[HDR-04] writes the search field on one line with its neighbors', async () => {
    const header = await mountHeader({ session: signedIn(), search: true }, 1024);
    await arrives(header, 'Search');
    const [input] = seen(header, '[part=field] input');
    const { top } = input!.getBoundingClientRect();
    const neighbor = baselineAt(seen(header, '.top-bar .ellipsis')[0]!.firstChild!);
    // Moves the field into a line of its own, in which the baseline of its text can be measured.
    Object.assign(input!.style, { width: '100px', height: `${input!.offsetHeight}px` });
    const line = document.createElement('div');
    input!.before(line);
    line.append(input!);
    const own = baselineAt(input!) - input!.getBoundingClientRect().top;
    expect(Math.round(top + own)).to.equal(Math.round(neighbor));
  });

  it('[HDR-04] says nothing of a quantity where the cart is empty', async () => {
    const header = await mountHeader();
    expect(nameOf(control(header, 'Cart'))).to.equal('Cart');
    expect(seen(header, '.count')).to.have.length(0);
  });

  it('[HDR-07] names the account by first initial and last name, and neutrally elsewhere', async () => {
    control(await mountHeader({ session: signedIn() }), 'Account: J Rivers');
    control(await mountHeader({ session: signedIn(), market: sampleMarket({ tld: '.pl' }) }), 'Account');
  });

  it('[ENT-04][HDR-07] says "Profile" in the page’s language of somebody without a name', async () => {
    const session = signedIn({ firstName: '', lastName: '' });
    control(await mountHeader({ session }), 'Account: Profile');
    control(await mountHeader({ session, locale: 'tr-tr' }), 'Hesap: Profil');
  });

  it('[HDR-07] cuts a last name at 46 characters', async () => {
    const header = await mountHeader({ session: signedIn({ lastName: 'x'.repeat(60) }) });
    control(header, `Account: J ${'x'.repeat(46)}`);
  });

  it('[HDR-08] shows the company in .com only, to those who are signed in, unless it is hidden', async () => {
    const company = async (market: Market, session = signedIn()) =>
      texts(seen(await mountHeader({ market, session }), '[part=company]'));
    expect(await company(us())).to.deep.equal(['Northwind Deliveries']);
    expect(await company(sampleMarket())).to.deep.equal([]);
    expect(
      await company(us({ fpgFeatureFlags: { hideTopBarCompanyName: { enabled: true } } })),
    ).to.deep.equal([]);
    expect(await company(us(), signedIn({}, { SESSIONID: null }))).to.deep.equal([]);
    const long = signedIn({
      companyInfo: { companyName: 'y'.repeat(60), companyBillingCountry: { code: '' } },
    });
    expect(await company(us(), long)).to.deep.equal(['y'.repeat(48)]);
  });

  it('[HDR-09] has a language menu only where there is more than one', async () => {
    control(await mountHeader(), 'Language: EN');
    const alone = await mountHeader({ market: sampleMarket({ allowedLocales: ['en-ca'] }) });
    expect(controls(alone, /Language/)).to.have.length(0);
  });

  it('[HDR-09] offers the same page in each language and marks the chosen one', async () => {
    const header = await mountHeader({ currentPath: '/en-ca/insights/?a=1#b' });
    await openMenu(header, 'Language: EN', 'Français');
    const english = control(header, 'English');
    const french = control(header, 'Français');
    expect(french.getAttribute('href')).to.equal('/fr-ca/insights/?a=1#b');
    expect([english.ariaCurrent, french.ariaCurrent]).to.deep.equal(['true', null]);
    expect(seen(english, '.check svg').length + seen(french, '.check svg').length).to.equal(1);
  });

  it('[GAT-08] shows administration only with its permission', async () => {
    expect(controls(await mountHeader({ session: signedIn() }), 'Administration')).to.have.length(0);
    const header = await mountHeader({ session: signedIn({ permissions: ['ADMIN'] }) });
    expect(control(header, 'Administration').getAttribute('href')).to.equal('/en-ca/admin/');
  });

  for (const [width, label] of [
    [320, 'Sign in '.repeat(60)],
    [600, 'Sign in '.repeat(60)],
    [1024, 'Sign in '.repeat(60)],
    [1024, 'W'.repeat(500)],
  ] as const) {
    it(`[HDR-04] keeps a log in of ${label.length} characters beside the others, at ${width} px`, async () => {
      const authButtonLoginLabel = { label, altLabels: {} };
      const header = await mountHeader({ market: sampleMarket({ authButtonLoginLabel }) }, width);
      const bars = seen(header, '.top-bar, .main-bar').map((bar) =>
        seen(bar, 'a,button').map((one) => one.getBoundingClientRect()),
      );
      for (const boxes of bars) {
        for (const [at, box] of boxes.slice(1).entries())
          expect(box.left).to.be.at.least(boxes[at]!.right - 1);
      }
      expect(beyondWindow()).to.equal(0);
    });
  }

  it('[GAT-04] leads who only has to be stepped up there, and back to this page', async () => {
    const header = await mountHeader({
      currentPath: '/en-ca/insights/',
      session: { ...visitor, stepUpRequired: true },
    });
    expect(control(header, 'Log in').getAttribute('href')).to.equal('/mfa?redirect=%2Fen-ca%2Finsights%2F');
  });

  it('[GAT-10] offers logging in and out only where users can sign in', async () => {
    const closed = sampleMarket({ userCanSignIn: false });
    const visitor = await mountHeader({ currentPath: '/en-ca/insights/' });
    expect(control(visitor, 'Log in').getAttribute('href')).to.equal(
      '/login?lang=en-ca&redirect=%2Fen-ca%2Finsights%2F',
    );
    expect(controls(await mountHeader({ market: closed }), 'Log in')).to.have.length(0);
    const inside = await mountHeader({ market: closed, session: signedIn() });
    await openMenu(inside, 'Account: J Rivers', 'Personal settings');
    expect(controls(inside, 'Log out')).to.have.length(0);
  });

  it('[RTE-25] writes what has an unsafe address as no link', async () => {
    const topBar = { label: 'Trap', target: { path: 'javascript:alert(1)' } };
    const header = await mountHeader({ market: sampleMarket({ topBar }) });
    expect(controls(header, 'Trap')).to.have.length(0);
  });
});
