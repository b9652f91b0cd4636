import { expect, fixture, html } from '@open-wc/testing';
import { sampleMarket } from '../../../../test/helpers/fixtures.ts';
import { control, nameOf, seen } from '../../../../test/helpers/seen.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import '../footer/define.ts';
import { focusOn, mountHeader } from '../header/header.fixture.ts';
import { mountBar } from '../workspace-bar/workspace-bar.fixture.ts';

/** Navigates as a router does; engines without the Navigation API only report Back and Forward. */
function goTo(path: string): void {
  history.pushState(null, '', path);
  if (!('navigation' in globalThis)) dispatchEvent(new PopStateEvent('popstate'));
}

describe('an element that is told no path', () => {
  const address = location.href;
  beforeEach(() => history.replaceState(null, '', '/en-ca/'));
  afterEach(() => history.replaceState(null, '', address));

  it('[HDR-06][NAV-03][GAT-10] is a header that follows the document’s own address', async () => {
    const header = await mountHeader({ currentPath: null, transparent: true });
    await focusOn(header, 'Insights');
    goTo('/en-ca/insights/?tab=1');
    await waitUntil(() => control(header, 'Insights').ariaCurrent === 'page', 'the link is marked');
    expect(header.transparent).to.equal(false);
    expect(seen(header, '[part=login]')[0]!.getAttribute('href')).to.contain('insights%2F%3Ftab%3D1');
    header.currentPath = '/en-ca/';
    goTo('/en-ca/charging/map/');
    await header.updateComplete;
    expect(control(header, 'Home').ariaCurrent).to.equal('page');
  });

  it('[GAT-04][NAV-03] is a header that follows an address which changes before all of its script is there', async () => {
    const header = await mountHeader({ currentPath: null });
    goTo('/en-ca/contact-us/');
    const returnTo = () => seen(header, '[part=login]')[0]!.getAttribute('href');
    await focusOn(header, 'Insights');
    await header.updateComplete;
    expect(returnTo()).to.contain('contact-us');
  });

  it('[FTR-03] is a footer that follows the document’s own address', async () => {
    const footer = await fixture(
      html`<fp-footer locale="en-ca" .market=${sampleMarket()} style="margin-top: 0"></fp-footer>`,
    );
    const french = () =>
      seen(footer, 'a[hreflang=fr-ca]').map((link) => link.getAttribute('href') ?? nameOf(link));
    await waitUntil(() => french().length > 0, 'the languages are there');
    goTo('/en-ca/insights/');
    await waitUntil(() => french()[0] === '/fr-ca/insights/', 'the language leads to the page');
  });

  it('[WSP-01] is a workspace bar that follows the document’s own address', async () => {
    const bar = await mountBar({ currentPath: null });
    goTo('/en-ca/drivers/scores/');
    await waitUntil(() => control(bar, 'Drivers').ariaCurrent === 'true', 'the item is marked');
  });
});
