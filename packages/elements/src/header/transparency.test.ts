import { expect, nextFrame } from '@open-wc/testing';
import { sampleMarket, signedIn } from '../../../../test/helpers/fixtures.ts';
import { hurryTimers } from '../../../../test/helpers/hurry-timers.ts';
import { arrives, control, goes } from '../../../../test/helpers/seen.ts';
import { withoutMargin } from '../../../../test/helpers/without-margin.ts';
import { businessAreas, openMenu } from './header.fixture.ts';

import { isOver, mountOverHero, turns } from './transparency.fixture.ts';

describe('header over a hero', () => {
  withoutMargin();
  afterEach(() => scrollTo(0, 0));

  it('[HDR-06] stays so when a host says only now which page it is', async () => {
    const header = await mountOverHero({ currentPath: null });
    await turns(header, true);
    header.currentPath = location.pathname + location.search;
    await header.updateComplete;
    expect([header.transparent, isOver(header)]).to.deep.equal([true, true]);
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

  it('[HDR-06] turns opaque while a primary menu is open, which its button or the brand link closes', async () => {
    const header = await mountOverHero();
    const button = await openMenu(header, 'Vehicles', 'Compare models');
    await turns(header, false);
    button.click();
    await turns(header, true);
    await goes(header, '.sheet');

    header.addEventListener('click', (event) => event.preventDefault());
    await openMenu(header, 'Vehicles', 'Compare models');
    await turns(header, false);
    control(header, 'Fleet Portal Home').click();
    await turns(header, true);
  });

  it('[HDR-06] comes back when a menu goes with its person', async () => {
    const header = await mountOverHero({ session: signedIn() });
    await turns(header, true);
    await openMenu(header, 'Vehicles', 'Compare models');
    await turns(header, false);
    header.session = signedIn({ userId: 'u2' });
    await turns(header, true);
  });

  it('[HDR-06] does not turn opaque on the way that a brand link’s page scrolls to its top, and does so after it', async () => {
    const header = await mountOverHero();
    header.addEventListener('click', (event) => event.preventDefault());
    await turns(header, true);
    scrollTo(0, 700);
    await turns(header, false);
    // The header checks the scroll position after one second, which may be too short on a slow machine.
    hurryTimers(1000, { moment: 20_000 });
    control(header, 'Fleet Portal Home').click();
    await header.updateComplete;
    for (const top of [400, 200, 0]) {
      scrollTo(0, top);
      await nextFrame();
      await nextFrame();
      expect(isOver(header), `at ${top} px`).to.equal(true);
    }
    scrollTo(0, 200);
    await turns(header, false);
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

  it('[HDR-06] stays on white at a click beside the brand link, though the page calls what is around it so', async () => {
    const header = await mountOverHero();
    header.addEventListener('click', (event) => event.preventDefault());
    await turns(header, true);
    header.parentElement!.className = 'brand';
    scrollTo(0, 200);
    await turns(header, false);
    control(header, 'Cart').click();
    await header.updateComplete;
    expect(isOver(header)).to.equal(false);
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
});
