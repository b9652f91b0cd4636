import { expect, fixture, fixtureSync, html } from '@open-wc/testing';
import { beyondWindow } from '../../../../test/helpers/beyond-window.ts';
import { auditIt, expectAccessible } from '../../../../test/helpers/axe.ts';
import { setViewport } from '../../../../test/helpers/commands.ts';
import { sampleMarket, signedIn } from '../../../../test/helpers/fixtures.ts';
import { inDirection } from '../../../../test/helpers/in-direction.ts';
import { control, controls, nameOf, seen } from '../../../../test/helpers/seen.ts';
import { withoutMargin } from '../../../../test/helpers/without-margin.ts';
import type { ThemeName } from '../theme/palettes.ts';
import { mountHeader, openMenu } from './header.fixture.ts';
import { FpHeader } from './header.ts';

const bars = (header: FpHeader) =>
  seen(header, '.top-bar, nav').map(({ className }) => className.split(' ')[0]);
const height = (element: Element | undefined) => element?.getBoundingClientRect().height;

describe('<fp-header>', () => {
  withoutMargin();

  for (const width of [320, 600, 1024, 1440, 1920]) {
    auditIt(`[LAY-02] has nothing for axe to find at ${width} px, signed in and out`, async () => {
      const header = await mountHeader({}, width);
      await expectAccessible(header);
      header.session = signedIn();
      header.cartQuantity = 3;
      await header.updateComplete;
      await expectAccessible(header);
    });
  }

  for (const theme of ['ford', 'lincoln', 'default', 'dark'] satisfies ThemeName[]) {
    auditIt(`[LAY-02] has enough contrast in the ${theme} theme`, async () => {
      await expectAccessible(await mountHeader({ theme, session: signedIn(), cartQuantity: 3 }));
    });
  }

  it('[HDR-04] shows a visitor where a host says that nobody is there', async () => {
    const header = await mountHeader({ session: signedIn() });
    Object.assign(header, { session: null });
    await header.updateComplete;
    expect(header.renderRoot.textContent).to.contain('Log in').and.not.to.contain('Rivers');
  });

  it('[HDR-04] stands where a host says that there are no companies and no products', async () => {
    const header = await mountHeader({ session: signedIn(), companies: null, products: null });
    expect(header.renderRoot.textContent).to.contain('Rivers');
  });

  it('[HDR-01] sticks to the top of the window above everything, and is at least 320 px wide', async () => {
    const page = fixtureSync(html`<div style="height: 3000px"><fp-header></fp-header></div>`);
    const header = page.querySelector('fp-header')!;
    await header.updateComplete;
    scrollTo(0, 800);
    expect(header.getBoundingClientRect().top).to.equal(0);
    scrollTo(0, 0);
    expect(getComputedStyle(header).zIndex).to.equal('8001');
    expect(getComputedStyle(header).minWidth).to.equal('320px');
  });

  for (const [width, top, main] of [
    [1024, 40, 76],
    [1439, 40, 76],
    [1440, 43, 76],
    [1920, 43, 76],
  ] as const) {
    it(`[HDR-02] has a top bar of ${top} px and a navigation bar of ${main} px at ${width} px`, async () => {
      const header = await mountHeader({}, width);
      expect(seen(header, '.top-bar, .main-bar').map(height)).to.deep.equal([top, main]);
    });
  }

  for (const [width, heights] of [
    [1440, [36, 52]],
    [1023, [56]],
  ] as const) {
    it(`[HDR-18] is lower on retail sites and where a host asks for it, at ${width} px`, async () => {
      const retail = await mountHeader({ market: sampleMarket({ retailPrefix: 'pro' }) }, width);
      expect(seen(retail, '.top-bar, .main-bar').map(height)).to.deep.equal(heights);
      expect(height(retail)).to.equal(heights.reduce<number>((sum, one) => sum + one, 0));
      expect(retail.compact, 'which is its host’s to say').to.equal(false);
      retail.market = sampleMarket();
      await retail.updateComplete;
      expect(height(retail), 'once the market is no retail site').to.equal(width < 1024 ? 56 : 119);
      retail.remove();
      const asked = await mountHeader({ compact: true }, width);
      expect(seen(asked, '.top-bar, .main-bar').map(height)).to.deep.equal(heights);
      await expectAccessible(asked);
    });
  }

  it('[HDR-18] is as low as its host has asked for again after a retail site', async () => {
    const header = await mountHeader({ compact: true });
    for (const retailPrefix of ['pro', '', 'pro', '']) {
      header.market = sampleMarket({ retailPrefix });
      await header.updateComplete;
      expect(header.compact).to.equal(true);
    }
  });

  it('[HDR-02] has a mobile bar of 56 px and nothing else below 1024 px', async () => {
    const header = await mountHeader({}, 1023);
    expect(seen(header, '.top-bar, .main-bar').map(height)).to.deep.equal([56]);
  });

  it('[HDR-03] shows both bars from 1024 px, and below the mobile header with its menu button', async () => {
    const header = await mountHeader({}, 1024);
    expect(bars(header)).to.deep.equal(['top-bar', 'navigation']);
    expect(controls(header, 'Open menu')).to.have.length(0);
    await setViewport(1023);
    expect(bars(header)).to.deep.equal([]);
    control(header, 'Open menu');
  });

  it('[HDR-03] fits into 320 px, signed in and out, in the longest language too', async () => {
    for (const properties of [{}, { session: signedIn() }, { locale: 'en-xa' }]) {
      const header = await mountHeader(properties, 320);
      expect(beyondWindow()).to.equal(0);
      for (const item of seen(header, 'a,button'))
        expect(item.getBoundingClientRect().right).to.be.at.most(320);
    }
  });

  for (const [width, reserved] of [
    [320, 56],
    [1024, 116],
    [1440, 119],
  ] as const) {
    it(`[HDR-02] reserves ${reserved} px before its data is there at ${width} px, and keeps them`, async () => {
      const header = await mountHeader({ market: null }, width);
      expect(height(header)).to.equal(reserved);
      header.market = sampleMarket();
      await header.updateComplete;
      expect(height(header)).to.equal(reserved);
    });
  }

  it('[HDR-05] stands on white for those who are signed in', async () => {
    const header = await mountHeader({ session: signedIn(), theme: 'ford' });
    const bars = seen(header, '.top-bar, .main-bar').map((bar) => getComputedStyle(bar).backgroundColor);
    expect(bars).to.deep.equal(['rgb(255, 255, 255)', 'rgb(255, 255, 255)']);
  });

  it('[HDR-16] draws another mark for each theme; the market chooses, the theme property wins', async () => {
    const mark = (header: FpHeader) => seen(header, '.brand')[0]!.querySelector('path')!.getAttribute('d');
    const marks = [];
    for (const theme of ['ford', 'lincoln', 'default']) {
      marks.push(mark(await mountHeader({ market: sampleMarket({ theme }) })));
    }
    expect(new Set(marks).size).to.equal(3);
    expect(mark(await mountHeader({ market: sampleMarket({ theme: 'ford' }), theme: 'lincoln' }))).to.equal(
      marks[1],
    );
  });

  it('[HDR-09] takes a locale in capitals for its own, in links and languages, and those of its market', async () => {
    const market = sampleMarket();
    market.allowedLocales = ['en-CA', 'fr-CA'];
    const header = await mountHeader({ market, locale: 'FR-ca' });
    expect(seen(header, '.node[href]').map((link) => link.getAttribute('href'))).to.include(
      '/fr-ca/insights/',
    );
    await openMenu(header, /^Langue/, 'English');
    expect(seen(header, '[aria-current=true]').map(nameOf)).to.include('Français');
  });

  it('[HDR-16] draws the neutral mark for a theme of the page’s own, whatever it is called', async () => {
    const mark = (header: FpHeader) => header.renderRoot.querySelector('.mark path')!.getAttribute('d');
    const neutral = mark(await mountHeader({ theme: 'default' }));
    for (const theme of ['harbour', 'constructor', '__proto__'])
      expect(mark(await mountHeader({ theme })), theme).to.equal(neutral);
  });

  it('[HDR-16] lets a host slot its own logo into the link to the home page', async () => {
    const header = await fixture<FpHeader>(
      html`<fp-header .market=${sampleMarket()}><b slot="brand">Northwind</b></fp-header>`,
    );
    await header.updateComplete;
    expect(control(header, 'Northwind Home').getAttribute('href')).to.equal('/en-ca/');
  });

  it('[HDR-16] stands a host’s name on the line of the navigation', async () => {
    const header = await fixture<FpHeader>(
      html`<fp-header .market=${sampleMarket()}><b slot="brand">Northwind</b></fp-header>`,
    );
    await header.updateComplete;
    const middle = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return (top + bottom) / 2;
    };
    const name = header.querySelector('b')!;
    expect(middle(name)).to.be.closeTo(middle(control(header, 'Home')), 1);
  });

  it('[HDR-16] makes a host’s picture as small as the room for it at 320 px, whole', async () => {
    const header = await mountHeader({ search: true, notificationCount: 3 }, 320);
    const picture = new Image(400, 120);
    header.append(Object.assign(picture, { slot: 'brand', alt: 'Northwind' }));
    const edges = ({ left, right, top, bottom }: DOMRect) => [left, right, top, bottom];
    const link = header.renderRoot.querySelector('[part=brand]')!.getBoundingClientRect();
    expect(edges(picture.getBoundingClientRect())).to.deep.equal(edges(link));
    expect(getComputedStyle(picture).objectFit).to.equal('contain');
  });

  it('[LAY-02] takes the host page’s colors before the theme’s, and no rem of the host', async () => {
    const header = await mountHeader({ theme: 'ford' });
    header.style.setProperty('--fp-color-ink', 'rgb(1, 2, 3)');
    document.documentElement.style.fontSize = '62.5%';
    const home = control(header, 'Home');
    expect([getComputedStyle(home).color, getComputedStyle(home).fontSize]).to.deep.equal([
      'rgb(1, 2, 3)',
      '16px',
    ]);
    document.documentElement.style.removeProperty('font-size');
  });

  it('[NAV-08] waits for the strings of another language and shows no English meanwhile', async () => {
    await mountHeader({}, 1280);
    const page = fixtureSync(html`<div></div>`);
    const header = document.createElement('fp-header');
    Object.assign(header, { locale: 'sv-se', market: sampleMarket() });
    page.append(header);
    await Promise.resolve();
    expect([header.renderRoot.textContent, height(header)]).to.deep.equal(['', 116]);
    await header.updateComplete;
    expect(seen(header, 'nav')[0]!.ariaLabel).to.not.equal('Main navigation');
    expect(height(header)).to.equal(116);
  });

  it('[HDR-03] shows the host’s own links until it has a market', async () => {
    const header = await fixture<FpHeader>(html`<fp-header><a href="/en-ca/">Start</a></fp-header>`);
    await header.updateComplete;
    const link = header.querySelector('a')!;
    expect(link.getBoundingClientRect().height).to.be.greaterThan(0);
    header.market = sampleMarket();
    await header.updateComplete;
    expect(link.getBoundingClientRect().height).to.equal(0);
  });

  it('[RTE-25] carries no inline style or script', async () => {
    const header = await mountHeader({ session: signedIn() });
    const attributes = seen(header, '*').flatMap((element) => element.getAttributeNames());
    expect(attributes.filter((name) => name === 'style' || name.startsWith('on'))).to.deep.equal([]);
    expect(header.renderRoot.querySelectorAll('style,script')).to.have.length(0);
  });

  it('[HDR-01] is one header landmark with a named navigation', async () => {
    const header = await mountHeader();
    expect(seen(header, 'header')).to.have.length(1);
    expect(seen(header, 'nav').map(({ ariaLabel }) => ariaLabel)).to.deep.equal(['Main navigation']);
  });

  it('[HDR-11] has a brand link of 44 px, and cuts nothing off beneath the tools’ words', async () => {
    const header = await mountHeader({ search: true }, 800);
    expect(seen(header, '.brand')[0]!.getBoundingClientRect().height).to.equal(44);
    const range = document.createRange();
    for (const text of seen(header, '.tool .text')) {
      range.selectNodeContents(text);
      const { bottom } = range.getBoundingClientRect();
      expect(bottom, nameOf(text)).to.be.at.most(text.getBoundingClientRect().bottom);
    }
  });

  it('[HDR-04][LAY-02] cuts a text at its own end, also in a page that reads from right to left', async () => {
    inDirection('rtl');
    const label = 'Everything about charging stations for depots and for drivers at home';
    const topBar = { label, target: { path: '/charging/' } };
    const header = await mountHeader(
      { market: sampleMarket({ tld: '.com', topBar }), session: signedIn() },
      1024,
    );
    const place = seen(header, '[part=call-to-action] .ellipsis')[0]!;
    expect(place.scrollWidth, 'it is cut').to.be.above(place.clientWidth);
    const words = document.createRange();
    words.selectNodeContents(place);
    expect(words.getBoundingClientRect().left).to.be.closeTo(place.getBoundingClientRect().left, 1);
  });
});
