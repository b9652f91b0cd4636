import { expect } from '@open-wc/testing';
import { sampleMarket, signedIn } from '../../../../test/helpers/fixtures.ts';
import { arrives, control, nameOf, seen } from '../../../../test/helpers/seen.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { withoutMargin } from '../../../../test/helpers/without-margin.ts';
import { mountHeader } from './header.fixture.ts';
import type { FpHeader } from './header.ts';

const visitor = signedIn({}, { SESSIONID: null });
const everything: Partial<FpHeader> = { search: true, notificationCount: 120, cartQuantity: 3 };

/** The header on a page that scales all texts. */
async function mountScaled(scale: number, width: number, properties: Partial<FpHeader>): Promise<FpHeader> {
  document.documentElement.style.setProperty('--fp-font-scale', `${scale}`);
  const header = await mountHeader({ market: sampleMarket({ tld: '.com' }), ...properties }, width);
  await arrives(header, 'Search');
  return header;
}

/** Everything that users read or click in the bars, in document order. */
const parts = (header: FpHeader) =>
  seen(header, ':is(.top-bar, .main-bar) :is(a, button, [part=company], [part=field])').filter(
    (part) => !part.parentElement?.closest('a, button, [part=field]'),
  );

/** The names of parts that lie outside the bars, or overlap the part before them. */
function misplaced(header: FpHeader, bars: DOMRect[]): string[] {
  const all = parts(header).map((part) => ({ name: nameOf(part), box: part.getBoundingClientRect() }));
  const isAstray = ({ box }: (typeof all)[number], index: number) => {
    const before = all[index - 1]?.box;
    const isInBar = bars.some(({ top, bottom }) => box.top >= top && box.bottom <= bottom);
    const isBeside = before && before.top < box.bottom && box.top < before.bottom;
    return !isInBar || (isBeside && box.left < before.right - 1);
  };
  return all.filter(isAstray).map(({ name }) => name);
}

describe('larger texts in the header', () => {
  withoutMargin();
  afterEach(() => document.documentElement.style.removeProperty('--fp-font-scale'));

  for (const scale of [1, 1.5, 2]) {
    for (const width of [320, 600, 1024, 1440]) {
      for (const [who, session] of [
        ['a visitor', visitor],
        ['a person', signedIn()],
      ] as const) {
        it(`[LAY-02] leave everything its place for ${who} at ${width} px, ${scale} times as large`, async () => {
          const workspaceTitle = width < 1024 && session !== visitor ? 'Insights' : '';
          const header = await mountScaled(scale, width, { ...everything, session, workspaceTitle });
          const bars = seen(header, '.top-bar, .main-bar').map((bar) => bar.getBoundingClientRect());
          expect(bars.reduce((sum, { height }) => sum + height, 0)).to.equal(
            width < 1024 ? 56 : width >= 1440 ? 119 : scale === 2 ? 120 : 116,
          );
          await waitUntil(
            () => misplaced(header, bars).length === 0,
            'all stand beside each other in the bars',
          );
          expect(document.documentElement.scrollWidth).to.be.at.most(width);
        });
      }
    }
  }

  for (const width of [1024, 1440]) {
    for (const compact of [false, true]) {
      it(`[LAY-02] make the top bar higher where they need it, at ${width} px${compact ? ', compact' : ''}`, async () => {
        const header = await mountScaled(3, width, { ...everything, compact, session: signedIn() });
        const [bar] = seen(header, '.top-bar');
        const { top, bottom } = bar!.getBoundingClientRect();
        for (const text of seen(bar!, '.ellipsis')) {
          const box = text.getBoundingClientRect();
          expect(box.top).to.be.at.least(top);
          expect(box.bottom).to.be.at.most(bottom);
        }
      });
    }
  }

  it('[LAY-02] have icons that are as large as they are', async () => {
    const size = async (scale: number) => {
      const header = await mountScaled(scale, 1280, { ...everything, session: signedIn() });
      return seen(header, '.top-bar svg').map((icon) => icon.getBoundingClientRect().width);
    };
    expect(new Set(await size(1))).to.deep.equal(new Set([16]));
    expect(new Set(await size(1.5))).to.deep.equal(new Set([24]));
  });

  it('[HDR-11] keep the bell’s number inside its badge, and off its neighbor’s icon', async () => {
    const header = await mountScaled(2, 600, { ...everything, session: visitor, notificationCount: 12 });
    const bell = control(header, 'Notifications: 12');
    const badge = seen(bell, '.count')[0]!;
    expect(badge.scrollWidth).to.be.at.most(badge.clientWidth);
    const icon = seen(control(header, 'Log in'), 'svg')[0]!;
    expect(badge.getBoundingClientRect().right).to.be.at.most(icon.getBoundingClientRect().left);
  });

  it('[HDR-11] leave the brand its name beside the search field, which has the room between them', async () => {
    const header = await mountScaled(1, 600, { ...everything, session: visitor });
    const { bottom } = header.getBoundingClientRect();
    expect(seen(header, '.name')[0]!.getBoundingClientRect().bottom).to.be.at.most(bottom);
    expect(seen(header, '[part=field]')[0]!.getBoundingClientRect().width).to.be.within(120, 300);
  });

  it('[HDR-11] put the search field behind its toggle where it would have no room', async () => {
    const header = await mountScaled(2, 600, { ...everything, session: visitor });
    expect(seen(header, 'fp-search-bar')).to.deep.equal([]);
    control(header, 'Search').click();
    await arrives(header, 'Close: Search');
    expect(seen(header, '[part=field]')[0]!.getBoundingClientRect().width).to.be.at.least(300);
  });
});
