import type { Market } from '@fleet-portal/model/entities';
import { expect, fixture, html, oneEvent } from '@open-wc/testing';
import { auditIt, expectAccessible } from '../../../../test/helpers/axe.ts';
import { sampleMarket, signedIn } from '../../../../test/helpers/fixtures.ts';
import { withoutMargin } from '../../../../test/helpers/without-margin.ts';
import type { FpCookieSettingsEvent, FpNavigateEvent } from '../events/index.ts';
import { all, footer, footerAt, isSeen, market, named, one, textOf } from './footer.fixture.ts';
import type { FpFooter } from './footer.ts';

describe('<fp-footer>', () => {
  withoutMargin();

  for (const broken of [
    undefined,
    {},
    { sections: [null, { nodes: 7 }], getUpdates: 'text', faceBookUrl: 7 },
    { getUpdates: { target: {} } },
  ]) {
    it(`[ENT-05] is drawn where nobody has checked its market: ${JSON.stringify(broken)}`, async () => {
      const element = await footer({ market: { footer: broken } as unknown as Market, locale: '' });
      expect(textOf(one(element, 'footer'))).to.contain('Fleet');
      expect(all(element, '.sections, .follow, .updates')).to.have.length(0);
    });
  }

  for (const width of [320, 1440]) {
    auditIt(`[HDR-18] is lower on retail sites and where a host asks for it, at ${width} px`, async () => {
      const height = (element: FpFooter) => Math.round(element.getBoundingClientRect().height);
      const element = await footerAt(width);
      const usual = height(element);
      element.market = sampleMarket({ retailPrefix: 'pro' });
      await element.updateComplete;
      const retail = height(element);
      expect(retail).to.be.below(usual - 60);
      await expectAccessible(element);
      element.market = market;
      await element.updateComplete;
      expect(height(element), 'once the market is no retail site').to.equal(usual);
      element.compact = true;
      await element.updateComplete;
      expect(height(element)).to.equal(retail);
    });
  }

  for (const width of [320, 600, 1024, 1920]) {
    auditIt(`[FTR-01] has nothing for axe to find at ${width} px`, async () => {
      const element = await footerAt(width, { session: signedIn(), appVersion: '3.2.0', buildVersion: '88' });
      for (const summary of all<HTMLElement>(element, 'summary')) summary.click();
      await expectAccessible(element);
    });
  }

  it('[HDR-16] takes its market’s theme, unless the page gives it another', async () => {
    const element = await footer({ market: sampleMarket({ theme: 'lincoln' }) });
    expect(one(element, 'footer').dataset.theme).to.equal('lincoln');
    element.theme = 'dark';
    await element.updateComplete;
    expect(one(element, 'footer').dataset.theme).to.equal('dark');
  });

  it('[FTR-01] shows the app version line and the build version under the brand', async () => {
    const element = await footer({ appVersion: '3.2.0', buildVersion: '88' });
    expect(textOf(one(element, '.brand'))).to.equal('Fleet Portal Version 3.2.0 Build 88');
    element.appVersion = '';
    await element.updateComplete;
    expect(textOf(one(element, '.brand'))).to.equal('Fleet Portal Build 88');
  });

  it('[FTR-01] makes a page’s logo as small as the room for it at 320 px', async () => {
    const element = await footerAt(320);
    const picture = new Image(600, 40);
    element.append(Object.assign(picture, { slot: 'brand', alt: 'Northwind' }));
    expect(picture.getBoundingClientRect().width).to.equal(280);
  });

  for (const [width, edge] of Object.entries({ 320: 20, 600: 24, 1024: 44, 1440: 108, 1920: 240 })) {
    it(`[LAY-01] starts ${edge} px from the edge at ${width} px`, async () => {
      const element = await footerAt(Number(width));
      const left = (selector: string) => one(element, selector).getBoundingClientRect().left;
      const page = element.getBoundingClientRect().left;
      expect(left('.brand') - page).to.equal(edge);
      expect(left('.section') - page).to.equal(edge);
      expect(left('[part=legal]') - page).to.equal(edge);
    });
  }

  it('[FTR-04] links the sitemap and fires fp-cookie-settings from a button', async () => {
    const element = await footer();
    expect(named(element, 'Sitemap').getAttribute('href')).to.equal('/en-ca/sitemap/');
    const button = named(element, 'Cookie settings');
    expect(button.localName).to.equal('button');
    setTimeout(() => button.click());
    const event = await oneEvent<FpCookieSettingsEvent>(document, 'fp-cookie-settings');
    expect(event.target).to.equal(element);
  });

  it('[ENT-15] reads every label in the locale, and a missing one from the shell’s own words', async () => {
    const element = await footer({ locale: 'fr-ca' });
    expect(all(element, 'h2').filter(isSeen).map(textOf)).to.deep.equal([
      'Get updates',
      'Entreprise',
      'Mentions légales',
      'Suivez-nous',
    ]);
    expect(named(element, 'Trouver votre site').getAttribute('href')).to.equal('/fr-ca/country-sites/');
    const bare = { ...market.footer, followUsLabel: null, findYourCountrySiteLabel: null };
    const own = await footer({ market: sampleMarket({ footer: bare }) });
    expect(textOf(one(own, '.follow h2'))).to.equal('Follow us');
    expect(isSeen(named(own, 'Find your country site'))).to.equal(true);
  });

  it('[FTR-01] announces a link by fp-navigate and marks the current page', async () => {
    const element = await footer({ currentPath: '/en-ca/about/' });
    element.addEventListener('fp-navigate', (event) => event.preventDefault());
    expect(named(element, 'About').ariaCurrent).to.equal('page');
    setTimeout(() => named(element, 'Contact').click());
    const { path, isExternal, trigger } = await oneEvent<FpNavigateEvent>(element, 'fp-navigate');
    expect([path, isExternal, textOf(trigger)]).to.deep.equal(['/en-ca/contact-us/', false, 'Contact']);
  });

  it('[FTR-01] shows its default slot until the market is there', async () => {
    const element = await fixture<FpFooter>(html`<fp-footer><a href="/en-ca/">Home</a></fp-footer>`);
    const fallback = element.querySelector('a')!;
    expect(isSeen(fallback)).to.equal(true);
    element.market = market;
    await element.updateComplete;
    expect(isSeen(fallback)).to.equal(false);
  });
});
