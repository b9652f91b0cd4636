import { expect, fixture, html } from '@open-wc/testing';
import { mountHeader, openMenu } from '../../../packages/elements/src/header/header.fixture.ts';
import { setViewport } from '../../helpers/commands.ts';
import { arrives, control, seen } from '../../helpers/seen.ts';
import { mountStill, surfaces } from './surfaces.ts';

/** A bar of the page with the highest possible z-index. */
const bar = new CSSStyleSheet();
bar.replaceSync(`.bar { position: fixed; inset: 0 0 auto; z-index: 2147483647; height: 48px; background: #fff; }
  .cover { inset: 0; height: auto; }
  * { --_menu: 0s; --_drawer: 0s; }`);

const inTopLayer = {
  'header with its account menu, 1440 px': 'fp-dropdown',
  'mobile menu, 320 px': 'dialog',
  'notification drawer': 'dialog',
  modal: 'dialog',
  'cookie question and settings': 'dialog',
};

describe('a page with fixed bars', () => {
  beforeEach(() => document.adoptedStyleSheets.push(bar));
  afterEach(() => (document.adoptedStyleSheets = []));

  for (const [name, panel] of Object.entries(inTopLayer)) {
    it(`[MOD-02] has under the shell what is modal or floats: ${name}`, async () => {
      await fixture(html`<div class="bar cover"></div>`);
      const element = await mountStill(surfaces[name] ?? fail);
      const { left, top, width, height } = seen(element, panel)[0]?.getBoundingClientRect() ?? fail();
      expect(document.elementFromPoint(left + width / 2, top + height / 2)).to.equal(element);
    });
  }

  it('[HDR-01] may have the header stick beneath its bar, whose menus then end within the window', async () => {
    await fixture(html`<div class="bar"></div>`);
    const header = await mountHeader({}, 1280);
    await setViewport(1280, 400);
    const page = header.parentElement ?? fail();
    page.style.height = '3000px';
    header.style.setProperty('--fp-header-top', '48px');
    scrollTo(0, 1000);
    expect(header.getBoundingClientRect().top).to.equal(48);
    await openMenu(header, 'Charging', /Chargers/);
    const [sheet] = seen(header, '.sheet');
    expect(sheet?.getBoundingClientRect().bottom).to.be.within(200, 400);
    control(header, 'Charging').click();
    scrollTo(0, 0);
  });

  it('[LAY-02] is read at 200 % without a scroll to the side, and the menu can be reached', async () => {
    const header = await mountHeader({ search: true, cartQuantity: 3 }, 640);
    await setViewport(640, 400);
    await openMenu(header, 'Open menu', 'Vehicles');
    const [dialog] = seen(header, 'dialog');
    const last = seen(header, '.pane:not([inert]) :is(a,button)').at(-1) ?? fail();
    last.scrollIntoView({ block: 'end', behavior: 'instant' });
    expect(last.getBoundingClientRect().bottom).to.be.at.most(400);
    expect(dialog?.scrollWidth).to.equal(dialog?.clientWidth);
    expect(document.documentElement.scrollWidth).to.equal(640);
    control(header, 'Close').click();
    await arrives(header, 'Open menu');
  });
});

function fail(): never {
  throw new Error('There is none');
}
