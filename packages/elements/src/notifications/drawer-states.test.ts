import { expect } from '@open-wc/testing';
import { auditIt, expectAccessible } from '../../../../test/helpers/axe.ts';
import { sendKeys } from '../../../../test/helpers/commands.ts';
import { box, control, controls, focused, nameOf, seen } from '../../../../test/helpers/seen.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { withoutMargin } from '../../../../test/helpers/without-margin.ts';
import type { ThemeName } from '../theme/palettes.ts';
import {
  asked,
  cards,
  count,
  dialog,
  mountDrawer,
  notification,
  said,
  sampleNotifications,
  says,
  textOf,
  titles,
} from './drawer.fixture.ts';
import type { FpNotificationDrawer } from './notification-drawer.ts';

const unread = (drawer: FpNotificationDrawer) => seen(drawer, '#count').map(textOf).join();

describe('the states of <fp-notification-drawer>', () => {
  withoutMargin();

  it('[NTF-08] shows the shape of what comes after 150 ms, then the list, and says so', async () => {
    const drawer = await mountDrawer({ notifications: null });
    const [skeleton] = seen(drawer, '.skeleton');
    expect(getComputedStyle(skeleton!).animationDelay).to.equal('0.15s');
    // A live region that is inserted with its text is not announced.
    expect([said(drawer), unread(drawer)]).to.deep.equal(['', '']);
    await says(drawer, 'Loading');
    drawer.notifications = sampleNotifications();
    await says(drawer, '4 notifications, 3 unread.');
    expect(seen(drawer, '.skeleton')).to.have.length(0);
  });

  it('[NTF-08] speaks the language that was set before the element was defined', async () => {
    await mountDrawer();
    const page = document.implementation.createHTMLDocument();
    const drawer = page.createElement('fp-notification-drawer');
    Object.assign(drawer, { locale: 'sv-se', open: true, notifications: [] });
    document.body.append(drawer);
    await waitUntil(
      () => drawer.shadowRoot?.querySelector('h2')?.textContent === 'Aviseringar',
      'it speaks Swedish',
    );
    drawer.remove();
  });

  it('[NTF-08] lists what was set before the element was defined, once its language is there', async () => {
    const page = document.implementation.createHTMLDocument();
    const drawer = page.createElement('fp-notification-drawer');
    Object.assign(drawer, { locale: 'de-de', open: true, notifications: [notification('a')] });
    document.body.append(drawer);
    await waitUntil(() => drawer.hasUpdated, 'its language is there');
    await says(drawer, '1 Benachrichtigung, 1 ungelesen.');
    expect(titles(drawer)).to.deep.equal(['Title a']);
    drawer.remove();
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
    drawer.failed = true;
    await says(drawer, 'Notifications could not be loaded. Check your connection and try again.');
    expect(nameOf(focused()!), 'the focus is back where it was').to.equal('Try again');
  });

  it('[NTF-08] keeps the list where loading it anew failed', async () => {
    const drawer = await mountDrawer();
    control(drawer, 'Dismiss all').focus();
    drawer.failed = true;
    await drawer.updateComplete;
    expect(titles(drawer)).to.have.length(4);
    expect(controls(drawer, 'Try again')).to.have.length(1);
    expect([unread(drawer), nameOf(focused()!)]).to.deep.equal(['Unread: 3', 'Dismiss all']);
    control(drawer, 'Dismiss all').click();
    await waitUntil(() => titles(drawer).length === 1, 'those without actions go');
    expect([unread(drawer), nameOf(focused()!)]).to.deep.equal(['Unread: 1', 'Notifications']);
  });

  it('[NTF-06][NTF-08] has nothing above a failure without cards, and the focus at its heading', async () => {
    const drawer = await mountDrawer({ notifications: [notification('a')] });
    control(drawer, 'Dismiss all').focus();
    Object.assign(drawer, { notifications: null, failed: true });
    await drawer.updateComplete;
    expect(controls(drawer, 'Dismiss all')).to.have.length(0);
    expect([seen(drawer, '.line'), nameOf(focused()!)]).to.deep.equal([[], 'Notifications']);
  });

  it('[LAY-02] draws the focus rings of its bar inside the window, where nothing cuts them off', async () => {
    await mountDrawer({}, 320);
    for (const name of ['Close', 'Dismiss all']) {
      await sendKeys({ press: 'Tab' });
      const button = focused()!;
      const { outlineOffset, outlineWidth } = getComputedStyle(button);
      const reach = parseFloat(outlineOffset) + parseFloat(outlineWidth);
      expect(nameOf(button)).to.equal(name);
      expect(box(button).right + reach).to.be.at.most(innerWidth);
    }
  });

  it('[NTF-08] keeps its cards, and the focus in them, where loading them anew fails and is tried again', async () => {
    const drawer = await mountDrawer();
    const [first] = cards(drawer);
    control(drawer, 'Delete: Title c').focus();
    for (const failed of [true, false, true]) {
      drawer.failed = failed;
      await drawer.updateComplete;
      expect(nameOf(focused()!)).to.equal('Delete: Title c');
      expect(cards(drawer)[0]).to.equal(first);
    }
  });

  it('[NTF-08] says while it tries again that it loads, and what there is only once that has come', async () => {
    const drawer = await mountDrawer({ failed: true });
    drawer.failed = false;
    await says(drawer, 'Loading');
    drawer.notifications = sampleNotifications();
    await says(drawer, '4 notifications, 3 unread.');
  });

  it('[NTF-08] says that there is nothing', async () => {
    const drawer = await mountDrawer({ notifications: [] });
    expect(seen(drawer, 'h3').map(nameOf)).to.deep.equal(['Nothing new']);
    expect(controls(drawer, 'Dismiss all')).to.have.length(0);
  });

  it('[NTF-08] says that there is nothing where it is given no list', async () => {
    const drawer = await mountDrawer({ notifications: { a: 1 } as never });
    expect(seen(drawer, 'h3').map(nameOf)).to.deep.equal(['Nothing new']);
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
    auditIt(
      `[NTF-02] has nothing for axe to find in the ${theme} theme, with failures and pending actions`,
      async () => {
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
      },
    );
  }
});
