import { expect } from '@open-wc/testing';
import { pressTogether, sendKeys, setViewport } from '../../../../test/helpers/commands.ts';
import { box, control, focused, nameOf, seen } from '../../../../test/helpers/seen.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { withoutMargin } from '../../../../test/helpers/without-margin.ts';
import { actions, asked, card, count, mountDrawer, notification } from './drawer.fixture.ts';
import type { FpNotificationDrawer } from './notification-drawer.ts';

const content = (drawer: FpNotificationDrawer) => drawer.renderRoot.querySelector('.content')!;
const numbered = (amount: number) => Array.from({ length: amount }, (_, at) => notification(`${at}`, {}, at));

/** Dispatches a key without an idle moment for the browser before; returns whether its default action is left to the browser. */
const isLeftToBrowser = (target: Element, key: string) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

async function press(...keys: string[]): Promise<void> {
  for (const key of keys) await sendKeys({ press: key });
}

/** Whether a card is entirely within the visible part of the list. */
function isInView(drawer: FpNotificationDrawer, one: Element): boolean {
  const [inner, outer] = [box(one), box(content(drawer))];
  return inner.top >= outer.top && inner.bottom <= outer.bottom;
}

async function use(drawer: FpNotificationDrawer, name: string): Promise<void> {
  control(drawer, name).focus();
  await press('Enter');
  await drawer.updateComplete;
}

/** Counts visibility checks from now on, because they force a style recalculation. */
function countLooks(): () => number {
  const { checkVisibility } = Element.prototype;
  let looks = 0;
  Element.prototype.checkVisibility = function (options) {
    looks += 1;
    return checkVisibility.call(this, options);
  };
  return () => {
    Element.prototype.checkVisibility = checkVisibility;
    return looks;
  };
}

describe('keys in the list of the notification drawer', () => {
  withoutMargin();

  for (const [how, go] of [
    ['that arrows have led to', () => press('ArrowDown', 'ArrowDown')],
    ['whose “Mark as read” has gone', (drawer) => use(drawer, 'Mark as read: Title b')],
    ['that comes after one that was deleted', (drawer) => use(drawer, 'Delete: Title b')],
  ] as [string, (drawer: FpNotificationDrawer) => Promise<void>][])
    it(`[NTF-08] Shift+Tab leads from a card ${how} to the control before it`, async () => {
      const drawer = await mountDrawer();
      await go(drawer);
      expect(focused()!.matches('.card')).to.equal(true);
      await pressTogether(['Shift', 'Tab']);
      expect(nameOf(focused()!)).to.equal('Delete: Title a');
    });

  it('[NTF-08] Tab leads through a card from its title over its actions to its tools', async () => {
    const drawer = await mountDrawer({ notifications: [notification('a', { actions, link: '/a/' })] });
    expect(seen(drawer, '.card :is(a, button)').map(nameOf)).to.deep.equal([
      'Title a',
      'Book now',
      'Remind me tomorrow',
      'Mark as read: Title a',
      'Notification settings: Title a',
      'Delete: Title a',
    ]);
  });

  it('[NTF-02][NTF-08] a card is seen in the order of Tab, its title at its top, however narrow it is', async () => {
    const critical = { isCritical: true, category: 'Maintenance and repair of commercial vehicles', actions };
    const drawer = await mountDrawer({ notifications: [notification('a', { ...critical, link: '/a/' })] });
    for (const width of [320, 600, 1280]) {
      await setViewport(width);
      const middles = seen(drawer, '.card :is(a, button)').map((part) => box(part).top + box(part).bottom);
      const inOrder = middles.toSorted((one, other) => one - other);
      expect(middles, `${width} px`).to.deep.equal(inOrder);
      expect(box(control(drawer, 'Title a')).top - box(card(drawer, 'Title a')).top).to.be.at.most(48);
    }
  });

  it('[NTF-08] Tab looks at no more cards of a long list than it leads to', async () => {
    const drawer = await mountDrawer({ notifications: numbered(40) });
    await waitUntil(() => content(drawer).querySelectorAll('.card').length === 40, 'all cards', {
      timeout: 9000,
    });
    const looks = countLooks();
    await press('Tab', 'Tab', 'Tab');
    drawer.renderRoot.querySelector<HTMLElement>('#title')!.focus();
    await pressTogether(['Shift', 'Tab']);
    expect(nameOf(focused()!)).to.equal('Delete: Title 39');
    await press('Tab');
    expect(looks()).to.be.at.most(4);
    expect(nameOf(focused()!)).to.equal('Close');
  });

  it('[NTF-08] ArrowDown leads from the bar to the first card, and arrows from card to card', async () => {
    const drawer = await mountDrawer();
    await press('ArrowDown');
    expect(focused()!.ariaLabel).to.equal('Title a');
    await press('ArrowDown', 'ArrowDown', 'ArrowDown');
    expect(focused()!.ariaLabel).to.equal('Title d');
    await press('ArrowDown', 'ArrowUp');
    expect(focused()!.ariaLabel).to.equal('Title c');
    control(drawer, 'Close').focus();
    expect(isLeftToBrowser(focused()!, 'ArrowDown')).to.equal(false);
    expect(focused()!.ariaLabel).to.equal('Title a');
  });

  it('[NTF-08] lead on from the controls of a card', async () => {
    const drawer = await mountDrawer();
    for (const name of ['Delete: Title b', 'Title b', 'Notification settings: Title b']) {
      control(drawer, name).focus();
      await press('ArrowDown');
      expect(focused()!.ariaLabel, name).to.equal('Title c');
    }
    control(drawer, 'Book now').focus();
    await press('ArrowDown');
    expect(focused()!.ariaLabel).to.equal('Title b');
  });

  it('[NTF-08] show what does not fit of a card before they lead on', async () => {
    const message = 'A message that takes some lines. '.repeat(8);
    const drawer = await mountDrawer({
      notifications: [notification('a', { message }), notification('b', { message }, 0.001)],
    });
    await setViewport(320, 256);
    const first = card(drawer, 'Title a');
    await press('ArrowDown');
    const wasWhole: boolean[] = [];
    const note = () => wasWhole.push(box(first).bottom <= box(content(drawer)).bottom + 1);
    drawer.addEventListener('keydown', note, { capture: true });
    await waitUntil(async () => {
      await press('ArrowDown');
      return focused()?.ariaLabel === 'Title b';
    }, 'the next card has the focus');
    expect([wasWhole[0], wasWhole.at(-1)]).to.deep.equal([false, true]);
  });

  it('[NTF-08] show the beginning of a card before they lead back', async () => {
    const message = 'A message that takes some lines. '.repeat(8);
    const drawer = await mountDrawer({
      notifications: [notification('a', { message }), notification('b', { message }, 0.001)],
    });
    await setViewport(320, 256);
    const last = card(drawer, 'Title b');
    last.focus({ preventScroll: true });
    content(drawer).scrollTo(0, content(drawer).scrollHeight);
    const wasWhole: boolean[] = [];
    const note = () => wasWhole.push(box(last).top >= box(content(drawer)).top - 1);
    drawer.addEventListener('keydown', note, { capture: true });
    await waitUntil(async () => {
      await press('ArrowUp');
      return focused()?.ariaLabel === 'Title a';
    }, 'the card before has the focus');
    expect([wasWhole[0], wasWhole.at(-1)]).to.deep.equal([false, true]);
  });

  it('[NTF-02][NTF-08] show all of a card that scrolls by itself before they lead on', async () => {
    const message = 'A very long story. '.repeat(900);
    const drawer = await mountDrawer({
      notifications: [notification('a'), notification('b', { message }, 0.001), notification('c', {}, 0.002)],
    });
    await setViewport(1280, 1400);
    const long = card(drawer, 'Title b');
    long.focus();
    // Sets the scroll position directly, because the browser's own scrolling is animated.
    const scrolls = (key: string, scrollTop: number) => {
      long.scrollTop = scrollTop;
      return isLeftToBrowser(long, key);
    };
    expect(scrolls('ArrowDown', 0)).to.equal(true);
    expect(scrolls('ArrowUp', long.scrollHeight)).to.equal(true);
    expect(focused()).to.equal(long);
    expect(scrolls('ArrowDown', long.scrollHeight)).to.equal(false);
    await waitUntil(() => focused()!.ariaLabel === 'Title c', 'the next card has the focus');
    expect(scrolls('Home', long.scrollHeight)).to.equal(false);
  });

  it('[NTF-08] Home and End lead to the first and the last card', async () => {
    await mountDrawer();
    await press('ArrowDown', 'End');
    expect(focused()!.ariaLabel).to.equal('Title d');
    await press('Home');
    expect(focused()!.ariaLabel).to.equal('Title a');
  });

  it('[NTF-08] bring all of 300 within reach, whatever is there yet', async () => {
    const drawer = await mountDrawer({ notifications: numbered(300) });
    const rendered = () => seen(drawer, '.card').length;
    const last = seen(drawer, '.card').at(-1)!;
    const next = `Title ${rendered()}`;
    last.focus();
    last.scrollIntoView({ block: 'end' });
    expect(isLeftToBrowser(last, 'ArrowDown')).to.equal(false);
    await waitUntil(() => focused()!.ariaLabel === next, `${next} has the focus`);
    for (let round = 0; rendered() < 300 && round < 20; round += 1) await press('End', 'ArrowDown');
    await press('End');
    expect(focused()!.ariaLabel).to.equal('Title 299');
    await waitUntil(() => isInView(drawer, focused()!), 'the last card is seen');
  });

  it('[NTF-08] show the card that they lead to, with its ring, and its day’s name', async () => {
    const drawer = await mountDrawer({ notifications: numbered(12) });
    await press('ArrowDown', 'ArrowDown');
    expect(content(drawer).scrollTop, 'what is seen stays where it is').to.equal(0);
    for (let at = 2; at < 12; at += 1) {
      await press('ArrowDown');
      await waitUntil(() => isInView(drawer, focused()!), `${focused()!.ariaLabel} is seen`);
      expect(focused()!.matches(':focus-visible')).to.equal(true);
      expect(getComputedStyle(focused()!).outlineStyle).to.equal('solid');
    }
    await press('Home');
    await waitUntil(() => content(drawer).scrollTop === 0, 'the list is at its top');
  });

  it('[NTF-08] show the beginning of a card that is higher than the window', async () => {
    const long = { title: 'Long', message: 'A very long story. '.repeat(900) };
    const drawer = await mountDrawer({
      notifications: [notification('a'), notification('b', long, 0.001)],
    });
    await press('ArrowDown', 'ArrowDown');
    expect(focused()!.ariaLabel).to.equal('Long');
    await waitUntil(
      () =>
        box(focused()!).top - box(content(drawer)).top <= 60 &&
        box(focused()!).top >= box(content(drawer)).top,
      'its beginning is seen',
    );
  });

  it('[NTF-08] ArrowDown leads from the bar to the first card that is seen', async () => {
    const drawer = await mountDrawer({ notifications: numbered(12) });
    await press('PageDown', 'ArrowDown');
    const reached = focused()!;
    expect(reached.ariaLabel).not.to.equal('Title 0');
    await waitUntil(() => isInView(drawer, reached), 'it is seen');
    expect(isInView(drawer, card(drawer, 'Title 0'))).to.equal(false);
  });

  it('[NTF-08] scroll from the bar where there are no cards', async () => {
    const drawer = await mountDrawer({ notifications: [], failed: true });
    content(drawer).firstElementChild!.setAttribute('style', 'block-size: 3000px');
    await press('ArrowDown');
    expect(content(drawer).scrollTop).to.equal(40);
    expect(nameOf(focused()!)).to.equal('Notifications');
  });

  it('[NTF-08] with another key held belong to the browser', async () => {
    const drawer = await mountDrawer();
    const heard: boolean[] = [];
    drawer.addEventListener('keydown', (event) => heard.push(event.defaultPrevented));
    for (const start of [control(drawer, 'Close'), card(drawer, 'Title b')]) {
      start.focus();
      await pressTogether(['Control', 'ArrowDown']);
      expect(focused() === start).to.equal(true);
    }
    expect(heard.includes(true)).to.equal(false);
  });

  it('[NTF-03] read nothing: only a click does', async () => {
    const drawer = await mountDrawer();
    const events = count(drawer, 'fp-notification-read');
    await press('ArrowDown', 'ArrowDown', 'End', 'Home');
    expect(events()).to.equal(0);
    expect(seen(drawer, '.card.unread')).to.have.length(3);
  });

  it('[NTF-05] pass over a card that leaves', async () => {
    const drawer = await mountDrawer({ notifications: [...numbered(3), notification('x', { actions }, 9)] });
    asked(drawer, 'fp-notification-delete');
    control(drawer, 'Delete: Title 1').click();
    card(drawer, 'Title 0').focus();
    await drawer.updateComplete;
    await press('ArrowDown');
    expect(focused()!.ariaLabel).to.equal('Title 2');
  });
});
