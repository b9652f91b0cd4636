import { expect, nextFrame } from '@open-wc/testing';
import { auditIt, expectAccessible } from '../../../../test/helpers/axe.ts';
import { setViewport } from '../../../../test/helpers/commands.ts';
import { sampleMarket, signedIn } from '../../../../test/helpers/fixtures.ts';
import { contrast, parseColor } from '../../../../test/helpers/contrast.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import {
  arrives,
  businessAreas,
  control,
  goes,
  mountHeader,
  openMenu,
  seen,
  settle,
} from './header.fixture.ts';
import type { FpHeader } from './header.ts';

const white = 'rgb(255, 255, 255)';
const inkOf = (header: FpHeader) => getComputedStyle(control(header, 'Insights')).color;
const scrim = (header: FpHeader) => getComputedStyle(header.renderRoot.querySelector('header')!, '::before');
const isOver = (header: FpHeader) => header.renderRoot.querySelector('header.over') !== null;

async function mountOverHero(properties: Partial<FpHeader> = {}, width = 1280): Promise<FpHeader> {
  const header = await mountHeader({ transparent: true, ...properties }, width);
  const hero = document.createElement('div');
  hero.className = 'hero';
  Object.assign(hero.style, { height: '3000px', background: '#fff' });
  header.after(hero);
  return header;
}

const turns = (header: FpHeader, over: boolean) =>
  waitUntil(() => isOver(header) === over, over ? 'turns transparent' : 'turns opaque');

describe('header over a hero', () => {
  it('[HDR-06] stays so when a host says only now which page it is', async () => {
    const header = await mountOverHero({ currentPath: null });
    await turns(header, true);
    header.currentPath = location.pathname + location.search;
    await header.updateComplete;
    expect([header.transparent, isOver(header)]).to.deep.equal([true, true]);
  });

  before(() => document.body.style.setProperty('margin', '0'));
  after(() => document.body.style.removeProperty('margin'));
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
    await turns(header, false);
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

  it('[HDR-06] stands on white while the menu of what does not fit is open', async () => {
    const market = sampleMarket({ navBar: { items: businessAreas(12) } });
    const header = await mountOverHero({ market }, 1024);
    await turns(header, true);
    await arrives(header, 'More');
    await openMenu(header, 'More', 'Business area 12');
    await turns(header, false);
    control(header, 'More').click();
    await turns(header, true);
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

  it('[HDR-06] turns opaque on scroll without a jump in height, and transparent at the top', async () => {
    const header = await mountOverHero();
    await turns(header, true);
    const { height } = header.getBoundingClientRect();
    scrollTo(0, 200);
    await turns(header, false);
    expect(header.getBoundingClientRect()).to.include({ height, top: 0 });
    scrollTo(0, 0);
    await turns(header, true);
  });

  it('[HDR-06] turns opaque while a primary menu is open', async () => {
    const header = await mountOverHero();
    const button = await openMenu(header, 'Vehicles', 'Compare models');
    await turns(header, false);
    button.click();
    await turns(header, true);
    await goes(header, '.sheet');
  });

  it('[HDR-06] comes back when a menu goes with its person', async () => {
    const header = await mountOverHero({ session: signedIn() });
    await turns(header, true);
    await openMenu(header, 'Vehicles', 'Compare models');
    await turns(header, false);
    header.session = signedIn({ userId: 'u2' });
    await turns(header, true);
  });

  it('[HDR-06] comes back when the brand link is clicked', async () => {
    const header = await mountOverHero();
    header.addEventListener('click', (event) => event.preventDefault());
    await openMenu(header, 'Vehicles', 'Compare models');
    await turns(header, false);
    control(header, 'Fleet Portal Home').click();
    await turns(header, true);
  });

  it('[HDR-06] goes to white again where the brand link has led nowhere, and stays so where it opens another tab', async () => {
    const header = await mountOverHero();
    header.addEventListener('click', (event) => event.preventDefault());
    await turns(header, true);
    scrollTo(0, 700);
    await turns(header, false);
    const click = { bubbles: true, cancelable: true, composed: true };
    control(header, 'Fleet Portal Home').dispatchEvent(new MouseEvent('click', { ...click, ctrlKey: true }));
    await header.updateComplete;
    expect(isOver(header)).to.equal(false);
    control(header, 'Fleet Portal Home').click();
    await header.updateComplete;
    expect(isOver(header)).to.equal(true);
    await turns(header, false);
  });

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

  it('[HDR-06] is no longer allowed after a change of path, until it is allowed anew', async () => {
    const header = await mountOverHero({ currentPath: '/en-ca/' });
    await turns(header, true);
    for (const samePath of ['/en-ca/#offers', '/en-ca/?from=mail', '/en-ca/']) {
      header.currentPath = samePath;
      await header.updateComplete;
      await nextFrame();
      expect([header.transparent, isOver(header)], samePath).to.deep.equal([true, true]);
    }
    header.currentPath = '/en-ca/insights/';
    await turns(header, false);
    expect(header.transparent).to.equal(false);
    expect(header.getBoundingClientRect().bottom).to.be.at.most(
      document.querySelector('.hero')!.getBoundingClientRect().top,
    );
    header.transparent = true;
    await turns(header, true);
  });

  it('[HDR-06] stays allowed where path and permission come together', async () => {
    const header = await mountOverHero({ currentPath: '/en-ca/' });
    await turns(header, true);
    header.transparent = false;
    await turns(header, false);
    Object.assign(header, { currentPath: '/en-ca/insights/', transparent: true });
    await turns(header, true);
  });

  it('[HDR-06] counts for the next path where it is given anew with that', async () => {
    const header = await mountOverHero({ currentPath: '/en-ca/' });
    await turns(header, true);
    Object.assign(header, { currentPath: '/en-ca/insights/', transparent: true });
    await header.updateComplete;
    expect(header.transparent).to.equal(true);
    await turns(header, true);
    header.currentPath = '/en-ca/';
    await turns(header, false);
  });

  it('[HDR-06] listens to nothing once it is taken out of the page', async () => {
    const header = await mountOverHero();
    await turns(header, true);
    header.remove();
    scrollTo(0, 200);
    await nextFrame();
    await nextFrame();
    expect(isOver(header)).to.equal(true);
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
    await openMenu(header, 'J Rivers', 'Log out');
    expect(isOver(header)).to.equal(true);
    expect(getComputedStyle(control(header, 'Log out')).color).to.not.equal(white);
  });

  it('[HDR-02] is as high as ever below 1024 px', async () => {
    const header = await mountOverHero();
    await setViewport(600);
    await waitUntil(() => header.getBoundingClientRect().height === 56, 'the header has its height');
  });
});
