import { expect, nextFrame } from '@open-wc/testing';
import { pressTogether, sendKeys } from '../../../../../test/helpers/commands.ts';
import { sampleMarket, signedIn } from '../../../../../test/helpers/fixtures.ts';
import { inDirection } from '../../../../../test/helpers/in-direction.ts';
import { arrives, control, focused, nameOf } from '../../../../../test/helpers/seen.ts';
import { waitUntil } from '../../../../../test/helpers/wait-until.ts';
import { businessAreas, mountHeader, openMenu } from '../header.fixture.ts';
import type { FpHeader } from '../header.ts';
import { enterPanel } from './arrow-keys.ts';
import { marketWith, route, simple, view } from './menu.fixture.ts';

async function mount(properties: Partial<FpHeader> = {}): Promise<FpHeader> {
  const header = await mountHeader({ session: signedIn(), ...properties });
  header.renderRoot.querySelector('header')!.dispatchEvent(new Event('pointerover'));
  await import('./index.ts');
  await nextFrame();
  return header;
}

/** The name of the focused element after each key. */
async function walk(...keys: string[]): Promise<string[]> {
  const names: string[] = [];
  for (const press of keys) {
    await sendKeys({ press });
    names.push(nameOf(focused()!));
  }
  return names;
}

/** A menu with one list of links per column, named by column and row. */
const columns = (...links: string[]) =>
  simple('Menu', ...links.map((names) => names.split(' ').map((name) => route(name))));

const directions = [
  ['ltr', 'ArrowRight', 'ArrowLeft'],
  ['rtl', 'ArrowLeft', 'ArrowRight'],
] as const;

describe('arrow keys', () => {
  for (const [dir, forward, back] of directions) {
    it(`[NAV-01] walk the navigation bar in the reading direction, ${dir}, and stop at its ends`, async () => {
      inDirection(dir);
      const header = await mount();
      control(header, 'Home').focus();
      expect(await walk(forward, forward, back, back, back, 'End', forward, 'Home')).to.deep.equal([
        'Vehicles',
        'Charging',
        'Vehicles',
        'Home',
        'Home',
        'Insights',
        'Insights',
        'Home',
      ]);
    });
  }

  it('[NAV-01] leave keys with a modifier to the browser', async () => {
    const header = await mount();
    control(header, 'Home').focus();
    await pressTogether(['Shift', 'ArrowRight']);
    expect(nameOf(focused()!)).to.equal('Home');
  });

  it('[NAV-02] go from the button down into its sub-menu, through its links, and up again', async () => {
    const header = await mount();
    await openMenu(header, 'Vehicles', 'Compare models');
    expect(await walk('ArrowDown', 'ArrowDown', 'End', 'ArrowDown', 'Home', 'ArrowUp')).to.deep.equal([
      'Compare models',
      'Order status',
      'Roadside help (external site)',
      'Roadside help (external site)',
      'Compare models',
      'Vehicles',
    ]);
    control(header, 'Compare models');
    expect(await walk('ArrowDown')).to.deep.equal(['Compare models']);
  });

  it('[HDR-10] do the same in a dropdown of the top bar', async () => {
    const header = await mount();
    await openMenu(header, 'Account: J Rivers', 'Log out');
    expect(await walk('ArrowDown', 'ArrowDown', 'End', 'Home', 'ArrowUp')).to.deep.equal([
      'Personal settings',
      'Company settings',
      'Log out',
      'Personal settings',
      'Account: J Rivers',
    ]);
    control(header, 'Log out');
  });

  it('[NAV-04] leave the sub-menu along the bar, which closes it', async () => {
    const header = await mount();
    await openMenu(header, 'Vehicles', 'Compare models');
    expect(await walk('ArrowRight')).to.deep.equal(['Charging']);
    expect(control(header, 'Vehicles').ariaExpanded).to.equal('false');
  });

  it('[NAV-02] stop at the chosen tab, whose own arrow keys stay', async () => {
    const header = await mount();
    await openMenu(header, 'Charging', 'Chargers');
    expect(await walk('ArrowDown', 'ArrowDown', 'ArrowDown', 'Home', 'End')).to.deep.equal([
      'Charging overview',
      'At the depot',
      'On the road',
      'At the depot',
      'On the road',
    ]);
  });

  for (const [dir, forward, back] of directions) {
    it(`[NAV-02] go to the same row of the column beside, or to its last one, ${dir}`, async () => {
      inDirection(dir);
      const header = await mount({ market: marketWith(columns('A1 A2 A3', 'B1 B2', 'C1 C2')) });
      await openMenu(header, 'Menu', 'A1');
      control(header, 'A3').focus();
      expect(await walk(forward, forward, forward, back, back, back)).to.deep.equal([
        'B2',
        'C2',
        'C2',
        'B2',
        'A2',
        'A2',
      ]);
    });
  }

  it('[NAV-05] stay among the columns that stand side by side', async () => {
    const header = await mount({ market: marketWith(columns('A1', 'B1', 'C1', 'D1', 'E1')) });
    await openMenu(header, 'Menu', 'A1');
    control(header, 'D1').focus();
    expect(await walk('ArrowRight', 'ArrowDown', 'ArrowLeft')).to.deep.equal(['D1', 'E1', 'E1']);
  });

  it('[NAV-06] pass over a column with an embedded view alone', async () => {
    const menu = simple('Menu', [route('A1')], [view('fleet', 'Your fleet')], [route('C1')]);
    const header = await mount({ market: marketWith(menu) });
    await openMenu(header, 'Menu', 'A1');
    control(header, 'A1').focus();
    expect(await walk('ArrowRight', 'ArrowLeft')).to.deep.equal(['C1', 'A1']);
  });

  it('[NAV-02] do not lead from a tab’s panel to the tabs', async () => {
    const header = await mount();
    await openMenu(header, 'Charging', 'Chargers');
    control(header, 'Chargers').focus();
    expect(await walk('ArrowLeft', 'ArrowRight')).to.deep.equal(['Chargers', 'Chargers']);
  });

  for (const [id, button, row] of [
    ['NAV-01', 'Vehicles', 'Compare models'],
    ['NAV-02', 'Charging', 'Charging overview'],
    ['HDR-10', 'Account: J Rivers', 'Personal settings'],
  ] as const) {
    it(`[${id}] open the menu of ${button} and enter it, and the page does not scroll`, async () => {
      const header = await mount();
      const opener = control(header, button);
      opener.focus();
      let isPrevented = false;
      const hear = (event: KeyboardEvent) => (isPrevented = event.defaultPrevented);
      document.addEventListener('keydown', hear, { once: true });
      await sendKeys({ press: 'ArrowDown' });
      await waitUntil(() => nameOf(focused()!) === row, `${row} has the focus`);
      expect([isPrevented, opener.ariaExpanded]).to.deep.equal([true, 'true']);
    });
  }

  it('[NAV-01] enter the sheet that is open behind "More" from there, and its list where none is', async () => {
    const market = sampleMarket({ navBar: { items: businessAreas(12) } });
    const header = await mountHeader({ market }, 1024);
    const more = await arrives(header, 'More');
    await openMenu(header, 'More', 'Business area 12');
    control(header, 'Business area 12').click();
    await arrives(header, 'Deep');
    more.focus();
    expect(await walk('ArrowDown', 'ArrowUp', 'ArrowDown')).to.deep.equal(['Deep', 'More', 'Deep']);
  });

  it('[NAV-06] leave text fields and other controls of an embedded view alone, and a navigation of its own', async () => {
    const menu = simple('Menu', [view('vehicles', 'Your vehicles'), { ...sampleMarket().navBar.items[0] }]);
    const header = await mount({ market: marketWith(menu) });
    const own = document.createElement('nav');
    own.slot = 'view-vehicles';
    const field = document.createElement('input');
    const tab = document.createElement('button');
    own.append(field, tab, document.createElement('button'));
    header.append(own);
    await openMenu(header, 'Menu', 'Home');
    for (const [control, key] of [
      [field, 'ArrowDown'],
      [tab, 'ArrowRight'],
    ] as const) {
      control.focus();
      await sendKeys({ press: key });
      expect(focused()).to.equal(control);
    }
  });

  it('[HDR-04] leave a button of the host’s own closed, whatever its page is made of', async () => {
    const header = await mount();
    header.parentElement!.dataset.menu = '';
    const selector = document.createElement('button');
    Object.assign(selector, { slot: 'company', textContent: 'Choose a company', ariaExpanded: 'false' });
    let clicks = 0;
    selector.addEventListener('click', () => (clicks += 1));
    header.append(selector);
    await waitUntil(() => selector.checkVisibility(), 'it is seen');
    selector.focus();
    await sendKeys({ press: 'ArrowDown' });
    expect([clicks, focused()]).to.deep.equal([0, selector]);
  });

  it('[HDR-10] can begin at a panel’s first row as soon as it is there', async () => {
    const header = await mount();
    const account = control(header, 'Account: J Rivers');
    account.click();
    await header.updateComplete;
    await enterPanel(account);
    expect(nameOf(focused()!)).to.equal('Personal settings');
  });
});
