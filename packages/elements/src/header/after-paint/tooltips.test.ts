import { expect } from '@open-wc/testing';
import { sampleMarket } from '../../../../../test/helpers/fixtures.ts';
import { control } from '../../../../../test/helpers/seen.ts';
import { waitUntil } from '../../../../../test/helpers/wait-until.ts';
import { mountHeader } from '../header.fixture.ts';

const long = 'Everything about the vehicles of the fleet, and of all of its branches';

function point(element: Element, type: 'pointerover' | 'pointerout', pointerType = 'mouse'): void {
  element.dispatchEvent(new PointerEvent(type, { bubbles: true, composed: true, pointerType }));
}

/** Repeats pointing at an element until it has its tooltip, because the script for that loads after the first paint. */
async function tooltip(element: HTMLElement, expected: string): Promise<void> {
  await waitUntil(() => {
    point(element, 'pointerover');
    return element.title === expected;
  }, `it says ${expected}`);
}

describe('what the header tells who points at it', () => {
  it('[HDR-11] is the name of a button without text, while it is pointed at', async () => {
    const header = await mountHeader({ notificationCount: 7 }, 1280);
    const bell = control(header, 'Notifications: 7');
    await tooltip(bell, 'Notifications: 7');
    point(bell, 'pointerout');
    expect(bell.hasAttribute('title')).to.equal(false);
    header.notificationCount = 8;
    await header.updateComplete;
    await tooltip(bell, 'Notifications: 8');
  });

  it('[HDR-11] is nothing for a finger, which would leave it there', async () => {
    const header = await mountHeader({ notificationCount: 7 }, 1280);
    const bell = control(header, 'Notifications: 7');
    await tooltip(bell, 'Notifications: 7');
    point(bell, 'pointerout');
    point(bell, 'pointerover', 'touch');
    expect(bell.title).to.equal('');
  });

  it('[NAV-01] is all of a label that is cut, and nothing of one that is not', async () => {
    const items = [long, 'Orders'].map((label) => ({ type: 'route', label, target: { path: '/orders/' } }));
    const header = await mountHeader({ market: sampleMarket({ navBar: { items } }) }, 1280);
    await tooltip(control(header, long), long);
    const whole = control(header, 'Orders');
    point(whole, 'pointerover');
    expect(whole.title).to.equal('');
  });

  it('[HDR-11] leaves what the host has put into it as it is', async () => {
    const header = await mountHeader({ notificationCount: 7 }, 1280);
    const own = Object.assign(document.createElement('button'), { slot: 'actions', ariaLabel: 'Help' });
    header.append(own);
    await tooltip(control(header, 'Notifications: 7'), 'Notifications: 7');
    point(own, 'pointerover');
    expect(own.title).to.equal('');
  });
});
