import { expect } from '@open-wc/testing';
import { setViewport } from '../../helpers/commands.ts';
import { signedIn } from '../../helpers/fixtures.ts';
import { waitUntil } from '../../helpers/wait-until.ts';
import { arrives, named } from '../hostile-hosts/frame.fixture.ts';
import { openServerFrame, type ServerFrame } from './server-frame.fixture.ts';

const shown = (element: Element, selector: string) =>
  element.shadowRoot!.querySelector<HTMLElement>(selector)!;

/** The targets of the visible links. */
const hrefs = (element: HTMLElement) => named(element, /./).map((one) => one.getAttribute('href') ?? '');

/** The two ways in which a page can set the same values. */
const ways: Record<string, (element: HTMLElement, words: Record<string, string>) => void> = {
  property: (element, words) => void Object.assign(element, words),
  attribute: (element, words) => {
    for (const [name, value] of Object.entries(words))
      element.setAttribute(
        name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
        value,
      );
  },
};

describe('what a page tells the server’s elements before they are defined', () => {
  let page: ServerFrame;

  before(() => setViewport(1280));
  afterEach(() => {
    expect(page.frame.complaints).to.deep.equal([]);
    expect(page.said).to.deep.equal([]);
  });

  for (const [way, tell] of Object.entries(ways)) {
    it(`[HDR-02] [FTR-01] [NAV-08] is shown by the server’s own nodes, by ${way}`, async () => {
      page = await openServerFrame();
      const { frame, header, footer } = page;
      const nodes = [shown(header, 'header'), shown(footer, 'footer')];
      for (const element of [header, footer])
        tell(element, { theme: 'dark', locale: 'fr-ca', currentPath: '/fr-ca/insights/' });
      await frame.load();
      await waitUntil(() => shown(footer, 'footer').dataset.theme === 'dark', 'the footer is dark');
      await waitUntil(() => shown(header, 'header').dataset.theme === 'dark', 'the header is dark');
      await arrives(header, /^Véhicules$/);
      await waitUntil(() => hrefs(footer).includes('/fr-ca/about/'), 'the footer’s links are French');
      for (const { lang } of [shown(header, 'header'), shown(footer, 'footer')])
        expect(lang).to.equal('fr-ca');
      expect(shown(header, '[aria-current=page]').getAttribute('href')).to.equal('/fr-ca/insights/');
      expect([shown(header, 'header'), shown(footer, 'footer')]).to.deep.equal(nodes);
    });

    it(`[BAN-01] is shown by a banner, by ${way}`, async () => {
      page = await openServerFrame();
      const { frame, banner } = page;
      const box = shown(banner, 'section');
      tell(banner, { text: 'Open again.', theme: 'dark' });
      await frame.load();
      await waitUntil(() => shown(banner, '.text').textContent.includes('Open again.'), 'the new text');
      expect(shown(banner, 'section').dataset.theme).to.equal('dark');
      expect(shown(banner, 'section') === box).to.equal(true);
    });
  }

  it('[HDR-07] [BAN-01] is shown without a warning where it is a person, or a button', async () => {
    page = await openServerFrame();
    const { frame, header, banner } = page;
    header.session = signedIn();
    banner.actions = [{ label: 'Why', action: 'why' }];
    await frame.load();
    await arrives(header, /Rivers/);
    await arrives(banner, /^Why$/);
  });

  it('[FTR-01] is shown where the page says when the script goes on', async () => {
    page = await openServerFrame((markup) => markup.replaceAll('"auto"', '"page"'));
    const { frame, footer } = page;
    const market = (await (await fetch('/markets/ca.json')).json()) as typeof footer.market;
    footer.theme = 'dark';
    await frame.load();
    Object.assign(footer, { market, locale: 'fr-ca' });
    footer.removeAttribute('defer-hydration');
    await waitUntil(() => hrefs(footer).includes('/fr-ca/about/'), 'the footer’s links are French');
    expect(shown(footer, 'footer').dataset.theme).to.equal('dark');
  });
});
