import { expect } from '@open-wc/testing';
import { sendKeys } from '../../../../test/helpers/commands.ts';
import { box, control } from '../../../../test/helpers/seen.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { withoutMargin } from '../../../../test/helpers/without-margin.ts';
import { mountDrawer, notification } from './drawer.fixture.ts';

describe('a long list in <fp-notification-drawer>', () => {
  withoutMargin();

  it('[NTF-08] begins a list of 1,000 with what a window shows, and costs layout near the window only', async () => {
    const many = Array.from({ length: 1000 }, (_, at) => notification(`n${at}`, {}, at * 2));
    const drawer = await mountDrawer({ notifications: many });
    const rendered = () => drawer.renderRoot.querySelectorAll('.card').length;
    expect(rendered()).to.be.within(8, 100);
    expect(getComputedStyle(drawer.renderRoot.querySelector('li')!).contentVisibility).to.equal('auto');
  });

  it('[NTF-08] brings the rest of a long list by itself', async () => {
    const many = Array.from({ length: 100 }, (_, at) => notification(`n${at}`, {}, at * 2));
    const drawer = await mountDrawer({ notifications: many });
    await waitUntil(() => drawer.renderRoot.querySelectorAll('.card').length === 100, 'all cards', {
      timeout: 9000,
    });
    drawer.renderRoot.querySelector('.content')!.scrollTo(0, 1e6);
    const [last] = [...drawer.renderRoot.querySelectorAll('.card')].slice(-1);
    await waitUntil(() => box(last!).bottom <= innerHeight, 'the last card is reached');
  });

  it('[NTF-08] scrolls by the keys that scroll, also from the title and the buttons above the cards', async () => {
    const many = Array.from({ length: 40 }, (_, at) => notification(`n${at}`, {}, at * 2));
    const drawer = await mountDrawer({ notifications: many });
    const content = drawer.renderRoot.querySelector('.content')!;
    const page = content.clientHeight * 0.875;
    await waitUntil(() => content.querySelectorAll('.card').length === 40, 'all cards', { timeout: 9000 });
    for (const [key, way] of [
      [' ', page],
      ['PageDown', page],
      ['ArrowUp', -40],
      ['PageUp', -page],
    ] as const)
      expect(await scrolledBy(key, content), key).to.be.closeTo(way, 1);
    await sendKeys({ press: 'Home' });
    expect(content.scrollTop).to.equal(0);
    control(drawer, 'Close').focus();
    await sendKeys({ press: 'End' });
    expect(content.scrollTop).to.be.above(page);
  });

  it('[NTF-08] brings more at once to who scrolls to the end', async () => {
    const many = Array.from({ length: 1000 }, (_, at) => notification(`n${at}`, {}, at * 2));
    const drawer = await mountDrawer({ notifications: many });
    const rendered = () => drawer.renderRoot.querySelectorAll('.card').length;
    const content = drawer.renderRoot.querySelector('.content')!;
    const before = rendered();
    content.scrollTop = content.scrollHeight;
    content.dispatchEvent(new Event('scroll'));
    await drawer.updateComplete;
    expect(rendered()).to.equal(before + 40);
  });
});

/** How far the handling of a key scrolls, in px, without the layout of approaching cards, which moves content between two keys. */
async function scrolledBy(key: string, scroller: Element): Promise<number> {
  let before = 0;
  let after = 0;
  window.addEventListener('keydown', () => (before = scroller.scrollTop), { capture: true, once: true });
  window.addEventListener('keydown', () => (after = scroller.scrollTop), { once: true });
  await sendKeys({ press: key });
  return after - before;
}
