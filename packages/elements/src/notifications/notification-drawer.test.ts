import { expect } from '@open-wc/testing';
import { expectAccessible } from '../../../../test/helpers/axe.ts';
import { sendKeys, setViewport } from '../../../../test/helpers/commands.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { control, controls, focused, nameOf, seen, settle } from '../header/header.fixture.ts';
import { attacks } from '../sanitize/attacks.fixture.ts';
import type { ThemeName } from '../theme/palettes.ts';
import {
  actions,
  asked,
  card,
  cards,
  lists,
  mountDrawer,
  notification,
  said,
  sampleNotifications,
  says,
  textOf,
  titles,
} from './drawer.fixture.ts';
import { FpNotificationDrawer } from './notification-drawer.ts';

const dialog = (drawer: FpNotificationDrawer) => drawer.renderRoot.querySelector('dialog')!;
const box = (element: Element) => element.getBoundingClientRect();
const overflow = () => getComputedStyle(document.documentElement).overflowY;

function count(drawer: FpNotificationDrawer, name: keyof GlobalEventHandlersEventMap): () => number {
  let heard = 0;
  drawer.addEventListener(name, () => (heard += 1));
  return () => heard;
}

/** Presses the pointer on one element and lets it go on another; a click goes to what holds both. */
function press(from: Element, to: Element = from): void {
  from.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
  const holder = from === to ? from : from.closest('dialog')!;
  holder.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
}

describe('<fp-notification-drawer>', () => {
  before(() => document.body.style.setProperty('margin', '0'));
  after(() => document.body.style.removeProperty('margin'));
  afterEach(() => document.documentElement.removeAttribute('dir'));

  describe('opening and closing', () => {
    for (const [dir, side] of [
      ['ltr', 'right'],
      ['rtl', 'left'],
    ] as const) {
      it(`[NTF-01] opens from the ${side} in 0.3 s and leaves in 0.1 s, ${dir}`, async () => {
        document.documentElement.dir = dir;
        const drawer = await mountDrawer({ open: false });
        expect(getComputedStyle(dialog(drawer)).transitionDuration).to.match(/^0\.1s/);
        drawer.open = true;
        await drawer.updateComplete;
        const [slide] = dialog(drawer)
          .getAnimations()
          .filter((one) => (one as CSSTransition).transitionProperty === 'transform');
        expect(slide?.effect?.getTiming().duration).to.equal(300);
        settle(drawer);
        const edge = side === 'right' ? innerWidth : 0;
        expect(box(dialog(drawer))[side]).to.be.closeTo(edge, 0.5);
      });
    }

    for (const [width, expected] of [
      [320, 272],
      [390, 342],
      [600, 420],
      [640, 448],
      [1440, 480],
    ] as const) {
      it(`[NTF-01] leaves an area to dismiss it at ${width} px: a drawer of ${expected} px`, async () => {
        const drawer = await mountDrawer({}, width);
        expect(box(dialog(drawer)).width).to.be.closeTo(expected, 0.5);
        const events = count(drawer, 'fp-notifications-close');
        press(dialog(drawer));
        expect([drawer.open, events()]).to.deep.equal([false, 1]);
      });
    }

    it('[NTF-01] keeps its content until it counts as closed, 300 ms after', async () => {
      const drawer = await mountDrawer();
      const closed = performance.now();
      control(drawer, 'Close').click();
      await drawer.updateComplete;
      const has = () => drawer.renderRoot.querySelectorAll('.card').length > 0;
      expect(has()).to.equal(true);
      await waitUntil(() => !has(), 'the content goes');
      expect(performance.now() - closed).to.be.at.least(290);
    });

    it('[NTF-01] opens again while it closes', async () => {
      const drawer = await mountDrawer();
      control(drawer, 'Close').click();
      drawer.open = true;
      await drawer.updateComplete;
      settle(drawer);
      expect(dialog(drawer).open).to.equal(true);
      expect(titles(drawer)).to.have.length(4);
    });

    it('[NTF-01] stays open where a press ends outside that began inside', async () => {
      const drawer = await mountDrawer();
      press(cards(drawer)[0]!, dialog(drawer));
      expect(drawer.open).to.equal(true);
    });

    it('[NTF-01] takes the focus to its heading and gives it back, by Escape too; the page stands still', async () => {
      const drawer = await mountDrawer();
      expect(nameOf(focused()!)).to.equal('Notifications');
      expect(overflow()).to.equal('hidden');
      const events = count(drawer, 'fp-notifications-close');
      await sendKeys({ press: 'Escape' });
      expect([drawer.open, events()]).to.deep.equal([false, 1]);
      expect(nameOf(focused()!)).to.equal('Bell');
      expect(overflow()).to.equal('visible');
    });

    it('[NTF-01] closes without an event where the host closes it, or takes it away', async () => {
      const drawer = await mountDrawer();
      const events = count(drawer, 'fp-notifications-close');
      drawer.open = false;
      await drawer.updateComplete;
      expect(dialog(drawer).open).to.equal(false);
      drawer.open = true;
      await drawer.updateComplete;
      drawer.remove();
      expect(overflow()).to.equal('visible');
      expect(events()).to.equal(0);
    });

    it('[NTF-01] closes when a link of it is followed, and says where it leads', async () => {
      const drawer = await mountDrawer();
      const paths: string[] = [];
      drawer.addEventListener('fp-navigate', (event) => {
        paths.push(event.path);
        event.preventDefault();
      });
      control(drawer, 'Title b').click();
      expect(paths).to.deep.equal(['/en-us/charging/depot/']);
      expect(drawer.open).to.equal(false);
    });

    it('[LAY-02] neither slides nor turns where motion is reduced', () => {
      const sheets = [FpNotificationDrawer.styles].flat(3) as { styleSheet?: CSSStyleSheet }[];
      const reduced = sheets
        .flatMap(({ styleSheet }) => [...(styleSheet?.cssRules ?? [])])
        .filter((rule) => rule instanceof CSSMediaRule && rule.media.mediaText.includes('reduced-motion'))
        .map(({ cssText }) => cssText)
        .join();
      expect(reduced)
        .to.match(/--_drawer:\s*0s/)
        .and.match(/--_leave:\s*0s/);
      expect(reduced).to.match(/\.leaving > \.clip, \.spinner\s*{\s*animation-name: none/);
    });
  });

  describe('what it lists', () => {
    it('[NTF-02] stands in date boxes, newest first, critical ones leading their day', async () => {
      const drawer = await mountDrawer();
      expect(titles(drawer)).to.deep.equal(['Title a', 'Title b', 'Title c', 'Title d']);
      const [today, earlier] = seen(drawer, 'h3').map(nameOf);
      expect(today).to.equal('Today');
      expect(earlier).to.match(/^\w+day, \w+ \d{1,2}, \d{4}$/);
    });

    it('[NTF-02] is stamped in the person’s time zone, and marked where it is critical', async () => {
      const receivedDate = '2026-01-15T04:30:00Z';
      const list = [
        notification('a', { receivedDate, isCritical: true }),
        notification('b', { receivedDate }),
      ];
      const drawer = await mountDrawer({ notifications: list, timeZone: 'America/Toronto' });
      const stamp = seen(drawer, 'time')[0]!;
      expect(textOf(stamp)).to.equal('1/14/2026, 11:30 PM');
      expect(stamp.getAttribute('datetime')).to.equal(receivedDate);
      expect(textOf(card(drawer, 'Title a'))).to.match(/^Unread Critical/);
      expect(textOf(card(drawer, 'Title b'))).not.to.match(/Critical/);
      drawer.timeZone = 'Asia/Tokyo';
      await drawer.updateComplete;
      expect(textOf(seen(drawer, 'time')[0]!)).to.equal('1/15/2026, 1:30 PM');
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
  });

  describe('its states', () => {
    it('[NTF-08] shows the shape of what comes after 150 ms, then the list, and says so', async () => {
      const drawer = await mountDrawer({ notifications: null });
      const [skeleton] = seen(drawer, '.skeleton');
      expect(getComputedStyle(skeleton!).animationDelay).to.equal('0.15s');
      expect(said(drawer)).to.equal('Loading');
      drawer.notifications = sampleNotifications();
      await says(drawer, 'Notifications: 4. Unread: 3.');
      expect(seen(drawer, '.skeleton')).to.have.length(0);
    });

    it('[NTF-08] says that loading failed and offers to try again', async () => {
      const drawer = await mountDrawer({ notifications: null });
      drawer.failed = true;
      await says(drawer, 'Notifications could not be loaded. Check your connection and try again.');
      const retries = count(drawer, 'fp-notifications-retry');
      control(drawer, 'Try again').focus();
      control(drawer, 'Try again').click();
      expect(retries()).to.equal(1);
      drawer.failed = false;
      await drawer.updateComplete;
      expect(nameOf(focused()!)).to.equal('Notifications');
    });

    it('[NTF-08] keeps the list where loading it anew failed', async () => {
      const drawer = await mountDrawer();
      drawer.failed = true;
      await drawer.updateComplete;
      expect(titles(drawer)).to.have.length(4);
      expect(controls(drawer, 'Try again')).to.have.length(1);
    });

    it('[NTF-08] says that there is nothing', async () => {
      const drawer = await mountDrawer({ notifications: [] });
      expect(seen(drawer, 'h3').map(nameOf)).to.deep.equal(['Nothing new']);
      expect(controls(drawer, 'Dismiss all')).to.have.length(0);
    });

    const mixed = (): Partial<FpNotificationDrawer> => ({ notifications: sampleNotifications() });
    const states: [string, () => Partial<FpNotificationDrawer>][] = [
      ['with cards', mixed],
      ['in the longest language', () => ({ ...mixed(), locale: 'en-xa' })],
      ['empty', () => ({ notifications: [] })],
      ['loading', () => ({ notifications: null })],
      ['failed', () => ({ notifications: null, failed: true })],
    ];
    for (const width of [320, 1440]) {
      for (const [name, properties] of states) {
        it(`[NTF-08] has nothing for axe to find ${name} at ${width} px, and nothing runs over`, async () => {
          const drawer = await mountDrawer(properties(), width);
          await expectAccessible(drawer);
          expect(dialog(drawer).scrollWidth).to.be.at.most(dialog(drawer).clientWidth);
          for (const button of seen(drawer, 'button')) {
            expect(box(button).height, nameOf(button)).to.be.at.least(44);
            expect(box(button).right, nameOf(button)).to.be.at.most(box(dialog(drawer)).right + 0.5);
          }
        });
      }
    }

    for (const theme of ['ford', 'lincoln', 'default', 'dark'] satisfies ThemeName[]) {
      it(`[NTF-02] has nothing for axe to find in the ${theme} theme, with failures and pending actions`, async () => {
        const drawer = await mountDrawer({ theme });
        const acts = asked(drawer, 'fp-notification-action');
        const deletes = asked(drawer, 'fp-notification-delete');
        control(drawer, 'Book now').click();
        control(drawer, 'Delete: Title b').click();
        deletes[0]!.fail();
        await says(drawer, 'This could not be deleted. Please try again later.');
        await expectAccessible(drawer);
        acts[0]!.fail();
        await says(drawer, 'Action failed. Please try again later.');
        await expectAccessible(drawer);
        control(drawer, 'Book now').click();
        acts[1]!.succeed();
        await says(drawer, 'Action completed!');
        await expectAccessible(drawer);
      });
    }

    it('[NTF-08] begins a list of 1,000 with what a window shows, and costs layout near the window only', async () => {
      const many = Array.from({ length: 1000 }, (_, at) => notification(`n${at}`, {}, at * 2));
      const drawer = await mountDrawer({ notifications: many });
      const rendered = () => drawer.renderRoot.querySelectorAll('.card').length;
      expect(rendered()).to.be.within(8, 100);
      expect(getComputedStyle(drawer.renderRoot.querySelector('li')!).contentVisibility).to.equal('auto');
    });
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

  it('[NTF-02] keeps its cards as the window narrows', async () => {
    const drawer = await mountDrawer();
    await setViewport(320);
    await lists(drawer, ['Title a', 'Title b', 'Title c', 'Title d']);
    await expectAccessible(drawer);
  });
});
