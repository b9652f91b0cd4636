import { expect } from '@open-wc/testing';
import { expectAccessible } from '../../../../test/helpers/axe.ts';
import { setViewport } from '../../../../test/helpers/commands.ts';
import { signedIn } from '../../../../test/helpers/fixtures.ts';
import { arrives, nameOf, seen } from '../../../../test/helpers/seen.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { withoutMargin } from '../../../../test/helpers/without-margin.ts';
import { mountHeader } from '../header/header.fixture.ts';
import type { FpHeader } from '../header/header.ts';
import { mountBar, sampleWorkspace } from './workspace-bar.fixture.ts';
import type { FpWorkspaceBar } from './workspace-bar.ts';

const titles = (...elements: Element[]) =>
  elements.flatMap((element) => seen(element, '#title, [part=workspace-title]').map(nameOf));

async function mountBoth(width: number, workspaceTitle = 'Insights'): Promise<[FpHeader, FpWorkspaceBar]> {
  const header = await mountHeader({ workspaceTitle }, width);
  return [header, await mountBar({}, width)];
}

describe('title of a workspace', () => {
  withoutMargin();

  for (const width of [320, 600, 1023, 1024, 1440]) {
    it(`[HDR-12][WSP-01] is seen once in header and bar at ${width} px`, async () => {
      const [header, bar] = await mountBoth(width);
      expect([titles(header), titles(bar)]).to.deep.equal(
        width < 1024 ? [['Insights'], []] : [[], ['Insights']],
      );
    });
  }

  it('[WSP-01] stands in the bar of a narrow window where no header shows it', async () => {
    expect(titles(await mountBar({}, 320))).to.deep.equal(['Insights']);
    const [header, bar] = await mountBoth(320, '');
    expect([titles(header), titles(bar)]).to.deep.equal([[], ['Insights']]);
  });

  it('[HDR-12][WSP-01] follows the header, whatever it is given later, and comes back when it goes', async () => {
    const [header, bar] = await mountBoth(320, '');
    header.workspaceTitle = 'Insights';
    await header.updateComplete;
    expect(titles(header, bar)).to.deep.equal(['Insights']);
    bar.workspace = sampleWorkspace({ title: 'Depots' });
    await bar.updateComplete;
    expect(titles(bar)).to.deep.equal([]);
    header.remove();
    expect(titles(bar)).to.deep.equal(['Depots']);
  });

  it('[HDR-12][WSP-01] is seen once where the header comes after the bar', async () => {
    const bar = await mountBar({}, 320);
    expect(titles(bar)).to.deep.equal(['Insights']);
    const header = await mountHeader({ workspaceTitle: 'Insights' }, 320);
    await waitUntil(() => titles(bar).length === 0, 'the header shows it');
    expect(titles(header, bar)).to.deep.equal(['Insights']);
    header.remove();
    expect(titles(bar)).to.deep.equal(['Insights']);
  });

  it('[HDR-12][WSP-01] is seen once where header and bar stand in a page’s own element, or only the bar', async () => {
    for (const isWithHeader of [true, false]) {
      const [header, bar] = await mountBoth(320);
      const layout = document.createElement('div');
      bar.before(layout);
      // eslint-disable-next-line wc/no-closed-shadow-root -- a page may have one
      layout.attachShadow({ mode: 'closed' }).append(bar);
      if (isWithHeader) bar.before(header);
      await bar.updateComplete;
      expect([titles(header), titles(bar)]).to.deep.equal([['Insights'], []]);
      layout.remove();
      header.remove();
    }
  });

  it('[HDR-12][WSP-01] is seen once where a header comes into the page’s own element after the bar', async () => {
    const bar = await mountBar({}, 320);
    const layout = document.createElement('div');
    bar.before(layout);
    layout.attachShadow({ mode: 'open' }).append(bar);
    expect(titles(bar)).to.deep.equal(['Insights']);
    const header = await mountHeader({ workspaceTitle: 'Insights' }, 320);
    bar.before(header);
    await waitUntil(() => titles(bar).length === 0, 'the header shows it');
    layout.remove();
  });

  it('[WSP-01] names the bar and its tabs where only the header shows it', async () => {
    const [, bar] = await mountBoth(320);
    const [items, tabs] = seen(bar, 'nav');
    expect(items?.ariaLabel).to.equal('Insights');
    expect(tabs?.getAttribute('aria-labelledby')).to.equal('title tabs-label');
    await expectAccessible(bar);
  });

  it('[LAY-01] leaves the bar’s button the page’s edge', async () => {
    const [header, bar] = await mountBoth(320);
    const start = (element: Element, selector: string) =>
      seen(element, selector)[0]!.getBoundingClientRect().left;
    expect(start(bar, '#open-all .text')).to.equal(start(header, '.brand'));
    await setViewport(600);
    expect(start(bar, '#open-all .text')).to.equal(start(header, '.brand'));
  });

  it('[HDR-12] is whole in the mobile header beside every button, on two lines where it is long', async () => {
    const [header] = await mountBoth(320, 'Fleet reports');
    Object.assign(header, { session: signedIn(), notificationCount: 3, search: true });
    await arrives(header, 'Search');
    const title = seen(header, '[part=workspace-title]')[0]!;
    expect(title.scrollWidth).to.be.at.most(title.clientWidth);
    expect(title.scrollHeight).to.be.at.most(title.clientHeight);
    expect(header.getBoundingClientRect().height).to.equal(56);
  });
});
