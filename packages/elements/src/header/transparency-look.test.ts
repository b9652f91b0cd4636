import { expect } from '@open-wc/testing';
import { auditIt, expectAccessible } from '../../../../test/helpers/axe.ts';
import { setViewport } from '../../../../test/helpers/commands.ts';
import { signedIn } from '../../../../test/helpers/fixtures.ts';
import { contrast, parseColor } from '../../../../test/helpers/contrast.ts';
import { control, seen, settle } from '../../../../test/helpers/seen.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { withoutMargin } from '../../../../test/helpers/without-margin.ts';
import { mountHeader, openMenu } from './header.fixture.ts';
import type { FpHeader } from './header.ts';

import { isOver, mountOverHero, turns } from './transparency.fixture.ts';

const white = 'rgb(255, 255, 255)';
const inkOf = (header: FpHeader) => getComputedStyle(control(header, 'Insights')).color;
const scrim = (header: FpHeader) => getComputedStyle(header.renderRoot.querySelector('header')!, '::before');

describe('the look of a header over a hero', () => {
  withoutMargin();
  afterEach(() => scrollTo(0, 0));

  it('[HDR-05] is white text over the hero, which begins at the top of the page', async () => {
    const header = await mountOverHero();
    await turns(header, true);
    settle(header);
    expect(inkOf(header)).to.equal(white);
    expect(document.querySelector('.hero')!.getBoundingClientRect().top).to.equal(
      header.getBoundingClientRect().top,
    );
    header.transparent = false;
    await turns(header, false);
    settle(header);
    expect(inkOf(header)).to.not.equal(white);
  });

  it('[HDR-14] shows which of the search field’s buttons has the focus', async () => {
    const header = await mountOverHero({ search: true });
    await turns(header, true);
    await waitUntil(() => seen(header, '.field button').length > 0, 'the field is there');
    const [field] = seen(header, '.field');
    const button = seen(header, '.field button').at(-1)!;
    button.focus();
    settle(header);
    const ring = parseColor(getComputedStyle(button).outlineColor).channels;
    const surface = parseColor(getComputedStyle(field!).backgroundColor).channels;
    expect(contrast(ring, surface)).to.be.at.least(3);
  });

  it('[HDR-06] changes in one fade: nothing of it is there before the rest', async () => {
    const header = await mountOverHero({
      session: signedIn(),
      companies: [
        { id: 'a', name: 'Harbour Haulage' },
        { id: 'b', name: 'Rivers and Sons' },
      ],
      cartQuantity: 3,
      notificationCount: 5,
    });
    await turns(header, true);
    await waitUntil(() => getComputedStyle(control(header, 'Insights')).transitionProperty.includes('color'));
    const all = seen(header, 'header *');
    const looks = () =>
      all.map((one) => {
        const { color, backgroundColor, filter } = getComputedStyle(one);
        return { color, backgroundColor, filter };
      });
    settle(header);
    const over = looks();
    header.transparent = false;
    await header.updateComplete;
    const begun = looks();
    settle(header);
    const ended = looks();
    const changing = (['color', 'backgroundColor', 'filter'] as const).flatMap((property) =>
      all.flatMap((one, at) => (over[at]![property] === ended[at]![property] ? [] : [{ one, property, at }])),
    );
    const jumping = changing.filter(({ property, at }) => begun[at]![property] === ended[at]![property]);
    expect(changing).to.have.length.above(10);
    expect(jumping.map(({ one, property }) => `${one.localName}.${one.className} ${property}`)).to.deep.equal(
      [],
    );
  });

  it('[HDR-06] stands on white at once where another page takes the place of the hero’s', async () => {
    const header = await mountOverHero();
    const link = header.appendChild(Object.assign(document.createElement('span'), { slot: 'company' }));
    for (const top of [100, 0]) {
      scrollTo(0, top);
      await turns(header, top === 0);
    }
    await waitUntil(() => getComputedStyle(control(header, 'Insights')).transitionProperty.includes('color'));
    settle(header);
    header.currentPath = '/en-ca/elsewhere/';
    await turns(header, false);
    const bar = getComputedStyle(seen(header, '.main-bar')[0]!).backgroundColor;
    const inks = [inkOf(header), getComputedStyle(link).color];
    const { opacity } = scrim(header);
    settle(header);
    expect([bar, opacity]).to.deep.equal([white, '0']);
    expect(inks).to.deep.equal([inkOf(header), getComputedStyle(link).color]);
  });

  it('[HDR-06] gives what a host has put into it the color of its texts', async () => {
    const header = await mountOverHero();
    const slotted = ['company', 'actions'].map((slot) =>
      Object.assign(document.createElement('span'), { slot }),
    );
    header.append(...slotted);
    const colors = () =>
      slotted.map((element) => {
        for (const fade of element.getAnimations()) fade.finish();
        return getComputedStyle(element).color;
      });
    await turns(header, true);
    settle(header);
    expect(colors()).to.deep.equal([white, white]);
    header.transparent = false;
    await turns(header, false);
    settle(header);
    expect(colors()).not.to.include(white);
  });

  it('[HDR-05] stands on white when somebody is signed in on a page without a hero', async () => {
    const header = await mountHeader({ session: signedIn() });
    settle(header);
    expect(getComputedStyle(seen(header, '.main-bar')[0]!).backgroundColor).to.equal(white);
  });

  it('[HDR-06] keeps white text at 4.5 to 1 over any picture', async () => {
    const header = await mountOverHero();
    await waitUntil(() => scrim(header).opacity === '1', 'the scrim is there');
    const [dark] = /rgba?\([^)]*\)/.exec(scrim(header).backgroundImage) ?? [];
    const { channels, alpha } = parseColor(dark ?? '');
    const overWhite = channels.map((channel) => channel * alpha + 255 * (1 - alpha));
    expect(contrast([255, 255, 255], overWhite)).to.be.at.least(4.5);
  });

  for (const [width, blend] of [
    [320, 56],
    [599, 56],
    [600, 96],
    [1440, 96],
  ] as const) {
    it(`[HDR-17] blends ${blend} px into the page at ${width} px`, async () => {
      const header = await mountOverHero({}, width);
      const beneath = -Number.parseFloat(scrim(header).bottom);
      expect(beneath).to.equal(blend);
      expect(scrim(header).backgroundImage).to.contain('linear-gradient');
    });
  }

  it('[HDR-05] shows a host’s own links in white until the market is there, whatever the page says of links', async () => {
    const header = await mountOverHero({ market: null });
    const link = Object.assign(document.createElement('a'), { href: '/', textContent: 'Fleet portal' });
    link.style.color = 'rgb(23, 36, 47)';
    header.append(link);
    const color = () => {
      for (const fade of link.getAnimations()) fade.finish();
      return getComputedStyle(link).color;
    };
    await turns(header, true);
    expect(color()).to.equal(white);
    header.transparent = false;
    await turns(header, false);
    expect(color()).to.equal('rgb(23, 36, 47)');
  });

  for (const width of [320, 1440]) {
    auditIt(`[LAY-02] has nothing for axe to find over a hero at ${width} px`, async () => {
      const header = await mountOverHero(
        { session: signedIn(), cartQuantity: 2, notificationCount: 3 },
        width,
      );
      document.querySelector<HTMLElement>('.hero')!.style.background = '#334';
      settle(header);
      await expectAccessible(header);
    });
  }

  it('[HDR-06] keeps the look of menus that open over the hero', async () => {
    const header = await mountOverHero({ session: signedIn() });
    await openMenu(header, 'Account: J Rivers', 'Log out');
    expect(isOver(header)).to.equal(true);
    expect(getComputedStyle(control(header, 'Log out')).color).to.not.equal(white);
  });

  it('[HDR-02] is as high as ever below 1024 px', async () => {
    const header = await mountOverHero();
    await setViewport(600);
    await waitUntil(() => header.getBoundingClientRect().height === 56, 'the header has its height');
  });
});
