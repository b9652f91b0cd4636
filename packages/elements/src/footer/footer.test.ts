import type { Market } from '@fleet-portal/model/entities';
import { expect, fixture, html, oneEvent } from '@open-wc/testing';
import { auditIt, expectAccessible } from '../../../../test/helpers/axe.ts';
import { setViewport } from '../../../../test/helpers/commands.ts';
import { sampleMarket, signedIn } from '../../../../test/helpers/fixtures.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import type { FpCookieSettingsEvent, FpLocaleChangeEvent, FpNavigateEvent } from '../events/index.ts';
import './define.ts';
import type { FpFooter } from './footer.ts';

const market = sampleMarket();

async function footer(properties: Partial<FpFooter> = {}): Promise<FpFooter> {
  const element = await fixture<FpFooter>(html`<fp-footer></fp-footer>`);
  Object.assign(element, { market, locale: 'en-ca', currentPath: '/en-ca/', ...properties });
  await element.updateComplete;
  return element;
}

async function footerAt(width: number, properties: Partial<FpFooter> = {}): Promise<FpFooter> {
  await setViewport(width);
  return footer(properties);
}

const all = <Type extends Element>(element: FpFooter, selector: string) => [
  ...element.renderRoot.querySelectorAll<Type>(selector),
];
const one = (element: FpFooter, selector: string) => {
  const [found] = all<HTMLElement>(element, selector);
  if (!found) throw new Error(`No ${selector}`);
  return found;
};
const textOf = (element: Element) => element.textContent.trim().replace(/\s+/g, ' ');
const named = (element: FpFooter, text: string) => {
  const found = all<HTMLElement>(element, 'a,button').find((candidate) => textOf(candidate) === text);
  if (!found) throw new Error(`No link or button "${text}"`);
  return found;
};
const isSeen = (element: Element) => element.getClientRects().length > 0;

describe('<fp-footer>', () => {
  before(() => document.body.style.setProperty('margin', '0'));
  after(() => document.body.style.removeProperty('margin'));

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

  it('[FTR-01] shows the app version line and the build version under the brand', async () => {
    const element = await footer({ appVersion: '3.2.0', buildVersion: '88' });
    expect(textOf(one(element, '.brand'))).to.equal('Fleet Portal Version 3.2.0 Build 88');
    element.appVersion = '';
    await element.updateComplete;
    expect(textOf(one(element, '.brand'))).to.equal('Fleet Portal Build 88');
  });

  it('[FTR-01] folds a section below 1024 px and shows its links when it is opened', async () => {
    const element = await footerAt(1023);
    const [first, second] = all<HTMLUListElement>(element, '.section > ul');
    const summary = one(element, 'summary');
    expect(isSeen(first!)).to.equal(false);
    summary.click();
    expect(isSeen(first!)).to.equal(true);
    expect(isSeen(second!)).to.equal(false);
    summary.click();
    expect(isSeen(first!)).to.equal(false);
  });

  it('[FTR-01] keeps every section open from 1024 px, whatever was folded before', async () => {
    const element = await footerAt(800);
    one(element, 'summary').click();
    await setViewport(1024);
    for (const list of all(element, '.section > ul')) expect(isSeen(list)).to.equal(true);
    for (const summary of all(element, 'summary')) expect(isSeen(summary)).to.equal(false);
    expect(all(element, '.section > h2').map(textOf)).to.deep.equal(['Company', 'Legal']);
  });

  it('[FTR-01] gives a section’s focus to what unfolds it below 1024 px, and back to its first link', async () => {
    const element = await footerAt(1280);
    const [link] = all<HTMLAnchorElement>(element, '.section:last-child li > a');
    const focused = () => textOf(element.shadowRoot!.activeElement ?? element);
    // Until what looks after the focus has been loaded.
    await waitUntil(async () => {
      await setViewport(1280);
      link!.focus();
      await setViewport(720);
      return focused() === 'Legal';
    }, 'the section’s summary has the focus');
    await setViewport(1280);
    await waitUntil(() => focused() === textOf(link!), 'its first link has the focus');
  });

  it('[FTR-01] has its sections as headings at every width', async () => {
    for (const width of [320, 1280]) {
      const element = await footerAt(width);
      const headings = all(element, '.section h2').filter(isSeen);
      expect(headings.map(textOf), `${width} px`).to.deep.equal(all(element, '.section > h2').map(textOf));
    }
  });

  it('[FTR-01] folds rows that are at least 44 px high, links too, and nothing runs over at 320 px', async () => {
    const element = await footerAt(320);
    for (const summary of all<HTMLElement>(element, 'summary')) summary.click();
    for (const target of all(element, 'summary, .section li > :is(a, button), .follow a, .languages a')) {
      expect(target.getBoundingClientRect().height, textOf(target)).to.be.at.least(44);
    }
    expect(document.documentElement.scrollWidth).to.equal(320);
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

  it('[FTR-02] shows a social icon only where its address exists and is safe', async () => {
    const element = await footer({
      market: sampleMarket({ footer: { ...market.footer, instagramUrl: 'javascript:alert(1)' } }),
    });
    const links = all<HTMLAnchorElement>(element, '.follow a');
    expect(links.map((link) => [link.ariaLabel, link.href])).to.deep.equal([
      ['Follow us on LinkedIn', 'https://example.com/linkedin'],
      ['Follow us on YouTube', 'https://example.com/youtube'],
    ]);
  });

  it('[FTR-02] leaves the follow-us block out where no address exists', async () => {
    const element = await footer({
      market: sampleMarket({ footer: { ...market.footer, linkedInUrl: '', youtubeUrl: '' } }),
    });
    expect(all(element, '.follow')).to.have.length(0);
  });

  it('[FTR-03] offers each language as a link to the same page, and the country sites', async () => {
    const element = await footer({ currentPath: '/en-ca/about/?a=1#b' });
    const choices = all<HTMLAnchorElement>(element, '.languages li a');
    expect(choices.map((link) => [textOf(link), link.getAttribute('href'), link.ariaCurrent])).to.deep.equal([
      ['English', '/en-ca/about/?a=1#b', 'true'],
      ['Français', '/fr-ca/about/?a=1#b', null],
    ]);
    expect(named(element, 'Find your country site').getAttribute('href')).to.equal('/en-ca/country-sites/');
  });

  it('[FTR-03] tells the page which language was chosen, and stays where the page prevents it', async () => {
    const element = await footer();
    element.addEventListener('fp-locale-change', (event) => event.preventDefault());
    setTimeout(() => named(element, 'Français').click());
    const event = await oneEvent<FpLocaleChangeEvent>(element, 'fp-locale-change');
    expect([event.locale, new URL(event.href).pathname]).to.deep.equal(['fr-ca', '/fr-ca/']);
  });

  it('[FTR-03] has no language links in a market with one language, but the country sites', async () => {
    const element = await footer({ market: sampleMarket({ allowedLocales: ['en-ca'] }) });
    expect(all(element, '.languages li')).to.have.length(0);
    expect(isSeen(named(element, 'Find your country site'))).to.equal(true);
  });

  for (const width of [320, 1024]) {
    it(`[FTR-03] breaks an invitation of one long word, at ${width} px`, async () => {
      const getUpdates = {
        ...sampleMarket().footer.getUpdates!,
        title: { label: 'W'.repeat(500), altLabels: {} },
      };
      await footerAt(width, { market: sampleMarket({ footer: { ...sampleMarket().footer, getUpdates } }) });
      expect(document.documentElement.scrollWidth).to.equal(width);
    });
  }

  it('[FTR-03] invites to updates with title, description and link, and ends with the copyright', async () => {
    const element = await footer();
    expect(textOf(one(element, '.updates'))).to.equal('Get updates News for fleets, once a month. Subscribe');
    expect(named(element, 'Subscribe').getAttribute('href')).to.equal('/en-ca/updates/');
    const last = one(element, 'footer').lastElementChild?.lastElementChild;
    expect(textOf(last!)).to.equal('© 2026 Fleet Portal');
  });

  it('[FTR-04] links the sitemap and fires fp-cookie-settings from a button', async () => {
    const element = await footer();
    expect(named(element, 'Sitemap').getAttribute('href')).to.equal('/en-ca/sitemap/');
    const button = named(element, 'Cookie settings');
    expect(button.localName).to.equal('button');
    setTimeout(() => button.click());
    const event = await oneEvent<FpCookieSettingsEvent>(document, 'fp-cookie-settings');
    expect(event.target).to.equal(element);
  });

  it('[FTR-04] lists active products only for people who are signed in and have some', async () => {
    const node = { type: 'route', label: 'Active products', target: { path: '#active-products' } };
    const sections = [{ label: 'Apps', nodes: [node] }, ...market.footer.sections];
    const products = [{ label: 'Telematics', href: '/en-ca/telematics/' }];
    const element = await footer({
      market: sampleMarket({ footer: { ...market.footer, sections } }),
      products,
    });
    expect(all(element, '.products')).to.have.length(0);
    expect(all(element, '.section > h2').map(textOf)).to.deep.equal(['Company', 'Legal']);
    element.session = signedIn();
    await element.updateComplete;
    expect(named(element, 'Telematics').getAttribute('href')).to.equal('/en-ca/telematics/');
    element.products = [];
    await element.updateComplete;
    expect(all(element, '.products')).to.have.length(0);
  });

  it('[FTR-04] marks active products of other sites as external, so that they are left to the browser', async () => {
    const node = { type: 'route', label: 'Active products', target: { path: '#active-products' } };
    const element = await footer({
      market: sampleMarket({ footer: { ...market.footer, sections: [{ label: 'Apps', nodes: [node] }] } }),
      session: signedIn(),
      products: [
        { label: 'Telematics', href: '/en-ca/telematics/' },
        { label: 'Charging', href: `${location.origin}/proxy/charging/` },
      ],
    });
    const links = all<HTMLAnchorElement>(element, '.products a');
    expect(links.map(({ rel }) => rel)).to.deep.equal(['', 'external noopener']);
    expect(textOf(links[1]!)).to.equal('Charging (external site)');
    element.addEventListener('fp-navigate', (event) => event.preventDefault());
    setTimeout(() => links[1]!.click());
    const { isExternal } = await oneEvent<FpNavigateEvent>(element, 'fp-navigate');
    expect(isExternal).to.equal(true);
  });

  it('[ENT-15] leaves out a link with an unsafe address, and its section where nothing else is in it', async () => {
    const nodes = [{ type: 'route', label: 'Trap', target: { path: 'javascript:alert(1)' } }];
    const element = await footer({
      market: sampleMarket({ footer: { ...market.footer, sections: [{ label: 'Traps', nodes }] } }),
    });
    expect(all(element, '.section')).to.have.length(0);
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

  it('[ENT-15] leaves out links that the person may not follow, and sections that become empty', async () => {
    const target = { path: '/admin/', permissionsRequired: ['ADMIN'] };
    const sections = [{ label: 'Admin', nodes: [{ type: 'route', label: 'Users', target }] }];
    const element = await footer({ market: sampleMarket({ footer: { ...market.footer, sections } }) });
    expect(all(element, '.section')).to.have.length(0);
    element.session = signedIn({ permissions: ['ADMIN'] });
    await element.updateComplete;
    expect(named(element, 'Users').getAttribute('href')).to.equal('/en-ca/admin/');
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
