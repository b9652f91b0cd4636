import { expect, fixture, html } from '@open-wc/testing';
import { beyondWindow } from '../../../../test/helpers/beyond-window.ts';
import { setViewport } from '../../../../test/helpers/commands.ts';
import { sampleMarket, signedIn } from '../../../../test/helpers/fixtures.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { withoutMargin } from '../../../../test/helpers/without-margin.ts';
import type { FpFooter } from './footer.ts';
import { all, footer, footerAt, isSeen, market, named, one, textOf } from './footer.fixture.ts';

describe('<fp-footer> with its sections', () => {
  withoutMargin();

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

  it('[FTR-01] keeps a section open where one before it goes with its permission', async () => {
    const section = (label: string, permissionsRequired: string[]) => ({
      label,
      nodes: [{ type: 'route', label, target: { path: '/a/', permissionsRequired } }],
    });
    const sections = [section('Orders', ['ORDERS']), section('Help', [])];
    const element = await footerAt(800, {
      market: sampleMarket({ footer: { ...market.footer, sections } }),
      session: signedIn({ permissions: ['ORDERS'] }),
    });
    all<HTMLElement>(element, 'summary')[1]!.click();
    element.session = signedIn();
    await element.updateComplete;
    expect(all(element, '.section > ul').map(isSeen)).to.deep.equal([true]);
  });

  it('[FTR-01] lists links alone, nothing of a spacer between them', async () => {
    const link = (label: string) => ({ type: 'route', label, target: { path: '/a/' } });
    const nodes = [link('A'), { type: 'spacer', label: 'Gap', target: null }, link('B')];
    const sections = [{ label: 'Help', nodes }];
    const element = await footer({ market: sampleMarket({ footer: { ...market.footer, sections } }) });
    expect(all(element, '.section li').map(textOf)).to.deep.equal(['A', 'B']);
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
    // Repeats until the script that manages the focus has loaded.
    await waitUntil(async () => {
      await setViewport(1280);
      link!.focus();
      await setViewport(720);
      return focused() === 'Legal';
    }, 'the section’s summary has the focus');
    await setViewport(1280);
    await waitUntil(() => focused() === textOf(link!), 'its first link has the focus');
  });

  it('[FTR-01] keeps the focus as the market, and then another person, takes away what has it', async () => {
    await setViewport(1280);
    const page = await fixture(html`<fp-footer><a href="/en-ca/sitemap/">Sitemap</a></fp-footer>`);
    const element = page as FpFooter;
    const focused = () => element.shadowRoot!.activeElement?.getAttribute('href');
    const sitemap = { type: 'route', label: 'Sitemap', target: { path: '/sitemap/' } };
    const mine = { type: 'route', label: 'Mine', target: { path: '/mine/', permissionsRequired: ['MINE'] } };
    const sections = [{ label: 'Help', nodes: [sitemap, mine] }];
    // Repeats until the script that manages the focus has loaded.
    await waitUntil(async () => {
      element.market = null;
      await element.updateComplete;
      element.querySelector('a')!.focus();
      Object.assign(element, {
        market: sampleMarket({ footer: { ...market.footer, sections } }),
        locale: 'en-ca',
        session: signedIn({ permissions: ['MINE'] }),
      });
      await element.updateComplete;
      return focused() === '/en-ca/sitemap/';
    }, 'the drawn link has the focus');
    named(element, 'Mine').focus();
    element.session = signedIn();
    await element.updateComplete;
    expect(focused()).to.equal('/en-ca/sitemap/');
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
    expect(beyondWindow()).to.equal(0);
  });

  it('[ENT-15] leaves out a link with an unsafe address, and its section where nothing else is in it', async () => {
    const nodes = [{ type: 'route', label: 'Trap', target: { path: 'javascript:alert(1)' } }];
    const element = await footer({
      market: sampleMarket({ footer: { ...market.footer, sections: [{ label: 'Traps', nodes }] } }),
    });
    expect(all(element, '.section')).to.have.length(0);
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
});
