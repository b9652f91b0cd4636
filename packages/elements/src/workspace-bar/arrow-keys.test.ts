import { expect } from '@open-wc/testing';
import { inDirection } from '../../../../test/helpers/in-direction.ts';
import { control, focused, nameOf } from '../../../../test/helpers/seen.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { mountBar, open, press, toggle } from './workspace-bar.fixture.ts';

const focusedName = () => nameOf(focused()!);

describe('arrow keys in the workspace bar', () => {
  it('[WSP-01] go along the items, Home and End to the first and last', async () => {
    const bar = await mountBar();
    control(bar, 'Overview').focus();
    await press(bar, 'ArrowRight');
    expect(focusedName()).to.equal('Reports');
    await press(bar, 'ArrowRight', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft');
    expect(focusedName()).to.equal('Overview');
    await press(bar, 'End', 'ArrowRight');
    expect(focusedName()).to.equal('Handbook (external site)');
    await press(bar, 'Home');
    expect(focusedName()).to.equal('Overview');
  });

  it('[WSP-01] follow the direction of reading', async () => {
    inDirection('rtl');
    const bar = await mountBar();
    control(bar, 'Overview').focus();
    await press(bar, 'ArrowLeft');
    expect(focusedName()).to.equal('Reports');
    await press(bar, 'ArrowRight');
    expect(focusedName()).to.equal('Overview');
  });

  it('[WSP-01] go along the tabs without leaving them', async () => {
    const bar = await mountBar();
    control(bar, 'Trips').focus();
    await press(bar, 'ArrowRight', 'ArrowRight');
    expect(focusedName()).to.equal('Idle time');
    await press(bar, 'Home');
    expect(focusedName()).to.equal('Utilization');
  });

  it('[WSP-01] go down into an open dropdown, along its entries and back up to the button', async () => {
    const bar = await mountBar();
    await toggle(bar, 'Reports');
    await press(bar, 'ArrowDown');
    expect(focusedName()).to.equal('Vehicle use');
    await press(bar, 'ArrowDown', 'ArrowDown');
    expect(focusedName()).to.equal('Spending');
    await press(bar, 'Home');
    expect(focusedName()).to.equal('Vehicle use');
    await press(bar, 'End', 'ArrowUp', 'ArrowUp');
    expect([focusedName(), open(bar)]).to.deep.equal(['Reports', ['Reports']]);
    await press(bar, 'ArrowRight');
    expect([focusedName(), open(bar)]).to.deep.equal(['Drivers', []]);
  });

  it('[WSP-01] open a closed dropdown downwards, and go to its first entry', async () => {
    const bar = await mountBar();
    control(bar, 'Reports').focus();
    await press(bar, 'ArrowDown');
    await waitUntil(() => focusedName() === 'Vehicle use', 'the first entry has the focus');
    expect(open(bar)).to.deep.equal(['Reports']);
  });

  it('[WSP-01] are left to the browser with another key held', async () => {
    const bar = await mountBar();
    const link = control(bar, 'Overview');
    link.focus();
    const back = new KeyboardEvent('keydown', {
      key: 'ArrowRight',
      altKey: true,
      bubbles: true,
      cancelable: true,
    });
    link.dispatchEvent(back);
    expect([back.defaultPrevented, focusedName()]).to.deep.equal([false, 'Overview']);
  });
});
