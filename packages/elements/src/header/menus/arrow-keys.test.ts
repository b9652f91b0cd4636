import { expect, nextFrame } from '@open-wc/testing';
import { pressTogether, sendKeys } from '../../../../../test/helpers/commands.ts';
import { sampleMarket, signedIn } from '../../../../../test/helpers/fixtures.ts';
import { control, focused, mountHeader, nameOf, openMenu } from '../header.fixture.ts';
import type { FpHeader } from '../header.ts';
import { enterPanel } from './arrow-keys.ts';
import { marketWith, simple, view } from './menu.fixture.ts';

async function mount(properties: Partial<FpHeader> = {}): Promise<FpHeader> {
  const header = await mountHeader({ session: signedIn(), ...properties });
  header.renderRoot.querySelector('header')!.dispatchEvent(new Event('pointerover'));
  await import('./index.ts');
  await nextFrame();
  return header;
}

/** The name of what has the focus after each key. */
async function walk(...keys: string[]): Promise<string[]> {
  const names: string[] = [];
  for (const press of keys) {
    await sendKeys({ press });
    names.push(nameOf(focused()!));
  }
  return names;
}

describe('arrow keys', () => {
  afterEach(() => document.documentElement.removeAttribute('dir'));

  for (const [dir, forward, back] of [
    ['ltr', 'ArrowRight', 'ArrowLeft'],
    ['rtl', 'ArrowLeft', 'ArrowRight'],
  ] as const) {
    it(`[NAV-01] walk the navigation bar in the reading direction, ${dir}, and stop at its ends`, async () => {
      document.documentElement.dir = dir;
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
    await openMenu(header, 'J Rivers', 'Log out');
    expect(await walk('ArrowDown', 'ArrowDown', 'End', 'Home', 'ArrowUp')).to.deep.equal([
      'Personal settings',
      'Company settings',
      'Log out',
      'Personal settings',
      'J Rivers',
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

  it('[NAV-06] leave text fields and other controls of an embedded view alone', async () => {
    const menu = simple('Menu', [view('vehicles', 'Your vehicles'), { ...sampleMarket().navBar.items[0] }]);
    const header = await mount({ market: marketWith(menu) });
    const field = document.createElement('input');
    field.slot = 'view-vehicles';
    header.append(field);
    await openMenu(header, 'Menu', 'Home');
    field.focus();
    await sendKeys({ press: 'ArrowDown' });
    expect(focused()).to.equal(field);
  });

  it('[HDR-10] can begin at a panel’s first row as soon as it is there', async () => {
    const header = await mount();
    const account = control(header, 'J Rivers');
    account.click();
    await header.updateComplete;
    await enterPanel(account);
    expect(nameOf(focused()!)).to.equal('Personal settings');
  });
});
