import { expect } from '@open-wc/testing';
import { sampleMarket } from '../../../../../test/helpers/fixtures.ts';
import { waitUntil } from '../../../../../test/helpers/wait-until.ts';
import { control, mountHeader, seen } from '../header.fixture.ts';

const long = 'Everything about the vehicles of the fleet, and of all of its branches';

/** The tooltip of what is pointed at, once there is one. */
async function tooltip(element: HTMLElement, expected: string): Promise<void> {
  await waitUntil(() => {
    element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true }));
    return element.title === expected;
  }, `it says ${expected}`);
}

describe('what the header tells who points at it', () => {
  it('[HDR-11] is the name of a button without text, as it is now', async () => {
    const header = await mountHeader({ notificationCount: 7 }, 1280);
    await tooltip(control(header, 'Notifications: 7'), 'Notifications: 7');
    header.notificationCount = 8;
    await header.updateComplete;
    await tooltip(control(header, 'Notifications: 8'), 'Notifications: 8');
  });

  it('[NAV-01] is all of a label that is cut, and nothing of one that is not', async () => {
    const items = [long, 'Orders'].map((label) => ({ type: 'route', label, target: { path: '/orders/' } }));
    const header = await mountHeader({ market: sampleMarket({ navBar: { items } }) }, 1280);
    const [cut, whole] = seen(header, '.nodes .ellipsis');
    await tooltip(cut!, long);
    whole!.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true }));
    expect(whole!.title).to.equal('');
  });

  it('[HDR-11] leaves what the host has put into it as it is', async () => {
    const header = await mountHeader({ notificationCount: 7 }, 1280);
    const own = Object.assign(document.createElement('button'), { slot: 'actions', ariaLabel: 'Help' });
    header.append(own);
    await tooltip(control(header, 'Notifications: 7'), 'Notifications: 7');
    own.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true }));
    expect(own.title).to.equal('');
  });
});
