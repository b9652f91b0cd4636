import { expect } from '@open-wc/testing';
import { expectAccessible } from '../../../../test/helpers/axe.ts';
import { setViewport } from '../../../../test/helpers/commands.ts';
import { inDirection } from '../../../../test/helpers/in-direction.ts';
import { noteConsole } from '../../../../test/helpers/note-console.ts';
import { box, control, controls, nameOf, seen } from '../../../../test/helpers/seen.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { withoutMargin } from '../../../../test/helpers/without-margin.ts';
import { attacks } from '../sanitize/attacks.fixture.ts';
import {
  actions,
  card,
  cards,
  dialog,
  lists,
  mountDrawer,
  notification,
  textOf,
  titles,
} from './drawer.fixture.ts';

/** The maximum width of a scrollbar, in px. */
const scrollbar = 16;

describe('what <fp-notification-drawer> lists', () => {
  withoutMargin();

  for (const dir of ['ltr', 'rtl']) {
    for (const [width, column] of [
      [1024, 716.8 - 48],
      [1440, 760],
      [1920, 760],
    ] as const) {
      it(`[NTF-02] stands in one column, in line with the bar, at ${width} px, ${dir}`, async () => {
        inDirection(dir);
        const drawer = await mountDrawer({}, width);
        const [start, end] = dir === 'ltr' ? (['left', 'right'] as const) : (['right', 'left'] as const);
        const inset = (element: Element, side: 'left' | 'right') =>
          Math.abs(box(element)[side] - box(dialog(drawer))[side]);
        const one = cards(drawer)[0]!;
        await waitUntil(() => box(one).width > 0, 'the card is drawn');
        expect(box(one).width).to.be.within(column - scrollbar, column);
        expect(inset(one, end)).to.be.closeTo(inset(one, start), scrollbar);
        expect(inset(control(drawer, 'Close'), end)).to.be.closeTo(inset(one, end), scrollbar);
        for (const text of seen(drawer, '#title, #count, h3')) {
          const padding = parseFloat(getComputedStyle(text).paddingInlineStart);
          expect(inset(text, start) + padding, nameOf(text)).to.be.closeTo(inset(one, start), 0.5);
        }
      });
    }
  }

  it('[NTF-02] stands in date boxes, newest first, critical ones leading their day', async () => {
    const drawer = await mountDrawer();
    expect(titles(drawer)).to.deep.equal(['Title a', 'Title b', 'Title c', 'Title d']);
    const [today, earlier] = seen(drawer, 'h3').map(nameOf);
    expect(today).to.equal('Today');
    expect(earlier).to.match(/^\w+day, \w+ \d{1,2}, \d{4}$/);
    const lists = seen(drawer, '.days ul, section > ul');
    expect(lists.map((list) => list.getAttribute('aria-labelledby'))).to.deep.equal(
      seen(drawer, 'h3').map(({ id }) => id),
    );
  });

  it('[NTF-02] is of yesterday once midnight has passed before the user’s eyes', async () => {
    const drawer = await mountDrawer({ timeZone: 'Asia/Kathmandu' });
    const { now } = Date;
    let time = Date.parse('2026-11-20T18:14:59.800Z');
    Date.now = () => time;
    try {
      drawer.notifications = [notification('a')];
      await drawer.updateComplete;
      expect(seen(drawer, 'h3').map(nameOf)).to.deep.equal(['Today']);
      // The clock must not advance before the timer fires: anything that renders until then counts as today.
      setTimeout(() => (time += 200), 190);
      await waitUntil(() => nameOf(seen(drawer, 'h3')[0]!) === 'Yesterday', 'the day has ended');
    } finally {
      Date.now = now;
    }
  });

  it('[NTF-02] is of yesterday as soon as the page is seen again after midnight, whatever timers have slept', async () => {
    const drawer = await mountDrawer({ notifications: [notification('a')], timeZone: 'Asia/Kathmandu' });
    const { now } = Date;
    Date.now = () => now() + 86_400_000;
    try {
      document.dispatchEvent(new Event('visibilitychange'));
      await waitUntil(() => nameOf(seen(drawer, 'h3')[0]!) === 'Yesterday', 'the day has ended');
    } finally {
      Date.now = now;
    }
  });

  it('[NTF-02] is stamped in the person’s time zone, and marked where it is critical', async () => {
    const receivedDate = '2026-01-15T04:30:00Z';
    const list = [notification('a', { receivedDate, isCritical: true }), notification('b', { receivedDate })];
    const drawer = await mountDrawer({ notifications: list, timeZone: 'America/Toronto' });
    const stamp = seen(drawer, 'time')[0]!;
    expect(textOf(stamp)).to.equal('1/14/2026, 11:30 PM');
    expect(stamp.getAttribute('datetime')).to.equal(receivedDate);
    expect(textOf(card(drawer, 'Title a'))).to.match(/Unread Critical/);
    expect(textOf(card(drawer, 'Title b'))).not.to.match(/Critical/);
    drawer.timeZone = 'Asia/Tokyo';
    await drawer.updateComplete;
    expect(textOf(seen(drawer, 'time')[0]!)).to.equal('1/15/2026, 1:30 PM');
  });

  it('[NTF-02] follows the device to another time zone, as the page is seen again', async () => {
    const list = [notification('a', { receivedDate: '2026-01-15T04:30:00Z' })];
    const { prototype } = Intl.DateTimeFormat;
    const { resolvedOptions } = prototype;
    const deviceIn = (timeZone: string) =>
      (prototype.resolvedOptions = function () {
        return { ...resolvedOptions.call(this), timeZone };
      });
    try {
      deviceIn('America/Toronto');
      const drawer = await mountDrawer({ notifications: list });
      expect(textOf(seen(drawer, 'time')[0]!)).to.equal('1/14/2026, 11:30 PM');
      deviceIn('Asia/Tokyo');
      document.dispatchEvent(new Event('visibilitychange'));
      await drawer.updateComplete;
      expect(textOf(seen(drawer, 'time')[0]!)).to.equal('1/15/2026, 1:30 PM');
      expect(seen(drawer, 'h3').map(nameOf)).to.deep.equal(['Thursday, January 15, 2026']);
    } finally {
      prototype.resolvedOptions = resolvedOptions;
    }
  });

  it('[NTF-02] is at most 1000 px high, and all of it can be reached', async () => {
    const message = 'A very long story. '.repeat(900);
    const drawer = await mountDrawer({ notifications: [notification('a', { message, actions })] });
    const long = card(drawer, 'Title a');
    expect(box(long).height).to.equal(1000);
    const last = control(drawer, 'Remind me tomorrow');
    long.scrollTop = long.scrollHeight;
    expect(box(last).bottom).to.be.at.most(box(long).bottom);
  });

  it('[NTF-02] speaks the page’s language', async () => {
    const drawer = await mountDrawer({ locale: 'fr-ca' });
    expect(seen(drawer, 'h2').map(nameOf)).to.deep.equal(['Notifications']);
    expect(seen(drawer, 'h3').map(nameOf)[0]).to.equal('Aujourd’hui');
    expect(controls(drawer, 'Tout supprimer')).to.have.length(1);
  });

  it('[NTF-02] is text, whatever is written there', async () => {
    const hostile = '<img src=x onerror=alert(1)>';
    const texts = {
      title: hostile,
      message: `${hostile}!`,
      category: hostile,
      link: 'javascript:alert(1)',
    };
    const all = { ...texts, actions: [{ label: hostile, action: hostile }] };
    const drawer = await mountDrawer({ notifications: [notification('a', all)] });
    expect(seen(drawer, 'img, h4 a')).to.deep.equal([]);
    expect(titles(drawer)).to.deep.equal([hostile]);
    const attributes = seen(drawer, '*').flatMap((element) => element.getAttributeNames());
    expect(attributes.filter((name) => name === 'style' || name.startsWith('on'))).to.deep.equal([]);
  });

  it('[NTF-02] stays readable and runs nothing, whatever attack is written there', async () => {
    const list = attacks.map((text, at) =>
      notification(`n${at}`, { title: `${at}`, message: text }, at / 100),
    );
    const drawer = await mountDrawer({ notifications: list.slice(0, 12) });
    const messages = () => seen(drawer, '.message').map(({ textContent }) => textContent);
    for (let start = 0; start < list.length; start += 12) {
      const some = list.slice(start, start + 12);
      drawer.notifications = some;
      await drawer.updateComplete;
      expect(messages().sort()).to.deep.equal(some.map(({ message }) => message.trim()).sort());
    }
    expect(seen(drawer, 'img, script, iframe, form, object, embed')).to.deep.equal([]);
  });

  it('[NTF-02] leaves out what cannot be shown and keeps what can', async () => {
    const bad = [null, {}, { notificationId: 'x', receivedDate: 'soon', actions: 5 }, notification('b')];
    const drawer = await mountDrawer({ notifications: [...bad, notification('b')] as never });
    expect(cards(drawer).map(({ ariaLabel }) => ariaLabel)).to.deep.equal(['Title b', null]);
    expect(seen(drawer, 'h3').map(nameOf)).to.deep.equal(['Today', 'Without a date']);
    await expectAccessible(drawer);
  });

  it('[NTF-02] is called by its message where it has no title, else by its category, and by the words of its first 80 letters', async () => {
    const notifications = [
      notification('a', { title: '' }),
      notification('b', { title: '', message: '' }, 0.001),
      notification('c', { title: 'x'.repeat(100) }, 0.002),
      notification('d', { title: `${'service '.repeat(9)}appointment` }, 0.003),
      notification('e', { title: `${'x'.repeat(79)}👨‍👩‍👧 and more` }, 0.004),
    ];
    const drawer = await mountDrawer({ notifications });
    expect(cards(drawer).map(({ ariaLabel }) => ariaLabel)).to.deep.equal([
      'Message a',
      'Charging',
      `${'x'.repeat(80)}…`,
      `${'service '.repeat(9).trim()}…`,
      `${'x'.repeat(79)}👨‍👩‍👧…`,
    ]);
    expect(seen(drawer, '.message').map(textOf)).to.deep.equal(['Message c', 'Message d', 'Message e']);
  });

  it('[NTF-02] says once on the console what it leaves out', async () => {
    const warnings = noteConsole('warn');
    const drawer = await mountDrawer({ notifications: [{ title: 'No id' }, notification('b')] as never });
    drawer.locale = 'de-de';
    await lists(drawer, ['Title b']);
    expect(warnings).to.deep.equal(['<fp-notification-drawer>: notifications.0.notificationId is no id.']);
  });

  it('[NTF-02] keeps its cards as the window narrows', async () => {
    const drawer = await mountDrawer();
    await setViewport(320);
    await lists(drawer, ['Title a', 'Title b', 'Title c', 'Title d']);
    await expectAccessible(drawer);
  });
});
