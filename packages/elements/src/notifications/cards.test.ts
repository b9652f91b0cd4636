import { timers } from '@fleet-portal/model/constants';
import { expect, nextFrame } from '@open-wc/testing';
import { endsOn, inDirection } from '../../../../test/helpers/in-direction.ts';
import { control, controls, focused, nameOf, seen } from '../../../../test/helpers/seen.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import {
  actions,
  asked,
  card,
  lists,
  mountDrawer,
  notification,
  said,
  says,
  textOf,
  titles,
} from './drawer.fixture.ts';
import type { FpNotificationDrawer } from './notification-drawer.ts';

const unread = (drawer: FpNotificationDrawer) =>
  seen(drawer, '.card.unread').map(({ ariaLabel }) => ariaLabel);
const four = ['Title a', 'Title b', 'Title c', 'Title d'];
const isOff = (button: Element) => button.ariaDisabled === 'true';
const count = (drawer: FpNotificationDrawer) => textOf(drawer.renderRoot.querySelector('#count')!);

describe('cards of the notification drawer', () => {
  it('[LAY-02] keep the order of a text that runs the other way than the page', async () => {
    inDirection('rtl');
    const title = 'Service is due.';
    const drawer = await mountDrawer({ notifications: [notification('a', { title, message: 'Book it.' })] });
    for (const part of seen(drawer, '.card bdi')) {
      await waitUntil(() => endsOn(part) !== null, 'the card is laid out');
      expect(endsOn(part)).to.equal('the right');
    }
    expect(seen(drawer, '.card bdi')).to.have.length(2);
  });

  describe('reading', () => {
    it('[NTF-03] reads an unread card by a click, once', async () => {
      const drawer = await mountDrawer();
      const reads = asked(drawer, 'fp-notification-read');
      expect(unread(drawer)).to.deep.equal(['Title a', 'Title b', 'Title d']);
      card(drawer, 'Title d').click();
      card(drawer, 'Title d').click();
      await drawer.updateComplete;
      expect(unread(drawer)).to.deep.equal(['Title a', 'Title b']);
      expect(count(drawer)).to.equal('Unread: 2');
      reads[0]!.succeed();
      card(drawer, 'Title c').click();
      expect(reads.map(({ event }) => event.notification.notificationId)).to.deep.equal(['d']);
    });

    it('[NTF-03] reads a card by its button, and focus stays on the card', async () => {
      const drawer = await mountDrawer();
      const reads = asked(drawer, 'fp-notification-read');
      const button = control(drawer, 'Mark as read: Title d');
      button.focus();
      button.click();
      await drawer.updateComplete;
      expect(reads).to.have.length(1);
      expect(controls(drawer, 'Mark as read: Title d')).to.have.length(0);
      expect(focused() === card(drawer, 'Title d')).to.equal(true);
      reads[0]!.succeed();
      await says(drawer, 'Unread: 2');
    });

    for (const width of [320, 600, 1024])
      it(`[NTF-03] [LAY-02] keeps title, its lines and the height of a card at ${width} px as its button goes`, async () => {
        const drawer = await mountDrawer({ notifications: [notification('a')] }, width);
        const [box] = seen(drawer, '.card');
        const [title] = seen(drawer, 'h4');
        const text = document.createRange();
        text.selectNodeContents(title!);
        const places = () => [title!.offsetTop, text.getBoundingClientRect().width, box!.offsetHeight];
        const before = places();
        control(drawer, 'Mark as read: Title a').click();
        await drawer.updateComplete;
        expect(controls(drawer, 'Mark as read: Title a')).to.have.length(0);
        expect(places()).to.deep.equal(before);
      });

    it('[NTF-03] is unread again where the server says no, and says so', async () => {
      const drawer = await mountDrawer();
      const reads = asked(drawer, 'fp-notification-read');
      card(drawer, 'Title d').click();
      reads[0]!.fail();
      await says(drawer, 'This could not be marked as read. Please try again later.');
      expect(unread(drawer)).to.include('Title d');
      expect(textOf(card(drawer, 'Title d'))).to.contain('This could not be marked as read.');
      card(drawer, 'Title d').click();
      expect(reads).to.have.length(2);
    });

    it('[NTF-03] says nothing of a card that has been deleted meanwhile', async () => {
      const drawer = await mountDrawer();
      const reads = asked(drawer, 'fp-notification-read');
      const deletes = asked(drawer, 'fp-notification-delete');
      card(drawer, 'Title d').click();
      control(drawer, 'Delete: Title d').click();
      deletes[0]!.succeed();
      await waitUntil(() => said(drawer).startsWith('Deleted.'), 'it says that it is deleted');
      const last = said(drawer);
      reads[0]!.fail();
      await nextFrame();
      await drawer.updateComplete;
      expect(said(drawer)).to.equal(last);
    });

    it('[NTF-05] says what its buttons do to who points at them, and to others once', async () => {
      const drawer = await mountDrawer();
      const button = control(drawer, 'Delete: Title d');
      const point = (type: string) =>
        button.dispatchEvent(new PointerEvent(type, { bubbles: true, composed: true, pointerType: 'mouse' }));
      expect(button.title).to.equal('');
      point('pointerover');
      expect(button.title).to.equal('Delete: Title d');
      point('pointerout');
      expect(button.title).to.equal('');
    });

    it('[NTF-03] is not read by its other buttons', async () => {
      const drawer = await mountDrawer();
      const reads = asked(drawer, 'fp-notification-read');
      asked(drawer, 'fp-notification-action');
      control(drawer, 'Book now').click();
      control(drawer, 'Notification settings: Title b').click();
      control(drawer, 'Delete: Title d').click();
      expect(reads).to.have.length(0);
    });

    it('[NTF-03] takes what a new list of the server says', async () => {
      const list = [notification('a'), notification('b')];
      const drawer = await mountDrawer({ notifications: list });
      card(drawer, 'Title a').click();
      drawer.notifications = list.map((one) => ({ ...one }));
      await drawer.updateComplete;
      expect(unread(drawer), 'the same list').to.deep.equal(['Title b']);
      drawer.notifications = list.map((one) => ({ ...one, isRead: true }));
      await drawer.updateComplete;
      expect(unread(drawer), 'read elsewhere').to.deep.equal([]);
    });
  });

  describe('acting', () => {
    it('[NTF-04] waits, says that it is done, and the card deletes itself after 500 ms', async () => {
      const drawer = await mountDrawer();
      const acts = asked(drawer, 'fp-notification-action');
      const deletes = asked(drawer, 'fp-notification-delete');
      const button = control(drawer, 'Book now');
      button.focus();
      button.click();
      button.click();
      await drawer.updateComplete;
      expect(acts.map(({ event }) => event.action)).to.deep.equal(['BOOK']);
      expect(seen(drawer, '.spinner')).to.have.length(1);
      expect(controls(drawer, /Book now|Remind me|Delete: Title a/).every(isOff)).to.equal(true);
      const start = performance.now();
      acts[0]!.succeed();
      await says(drawer, 'Action completed!');
      expect(nameOf(focused()!)).to.equal('Action completed!');
      expect(controls(drawer, 'Remind me tomorrow')).to.have.length(0);
      await waitUntil(() => deletes.length === 1, 'the card deletes itself');
      expect(performance.now() - start).to.be.at.least(490);
      await lists(drawer, four.slice(1));
      expect(focused()!.ariaLabel).to.equal('Title b');
    });

    it('[NTF-04] deletes no card once its action is done that a newer list no longer has', async () => {
      const drawer = await mountDrawer();
      const acts = asked(drawer, 'fp-notification-action');
      const deletes = asked(drawer, 'fp-notification-delete');
      control(drawer, 'Book now').click();
      acts[0]!.succeed();
      await says(drawer, 'Action completed!');
      // Timers of the same length fire in order.
      const passed = new Promise((resolve) => setTimeout(resolve, timers.actionDone));
      drawer.notifications = drawer.notifications!.filter(({ notificationId }) => notificationId !== 'a');
      await passed;
      expect(deletes).to.have.length(0);
    });

    it('[NTF-04] says that it failed, and can be tried again', async () => {
      const drawer = await mountDrawer();
      const acts = asked(drawer, 'fp-notification-action');
      control(drawer, 'Book now').click();
      acts[0]!.fail();
      await says(drawer, 'Action failed. Please try again later.');
      expect(textOf(card(drawer, 'Title a'))).to.contain('Action failed Please try again later.');
      control(drawer, 'Remind me tomorrow').click();
      expect(acts.map(({ event }) => event.action)).to.deep.equal(['BOOK', 'SNOOZE']);
    });

    it('[NTF-04] takes no other answer to a fetch than 200 for an action that was done', async () => {
      const drawer = await mountDrawer();
      drawer.addEventListener('fp-notification-action', (event) =>
        event.respondWith(
          Promise.resolve(new Response(null, { status: event.action === 'BOOK' ? 202 : 200 })),
        ),
      );
      control(drawer, 'Book now').click();
      await says(drawer, 'Action failed. Please try again later.');
      control(drawer, 'Remind me tomorrow').click();
      await says(drawer, 'Action completed!');
    });

    it('[NTF-04] no longer says that it failed where the drawer opens again with a new list', async () => {
      const drawer = await mountDrawer();
      const acts = asked(drawer, 'fp-notification-action');
      control(drawer, 'Book now').click();
      acts[0]!.fail();
      await says(drawer, 'Action failed. Please try again later.');
      const again = [...drawer.notifications!];
      drawer.notifications = again;
      await drawer.updateComplete;
      expect(textOf(card(drawer, 'Title a')), 'a list that was asked for before').to.contain('Action failed');
      drawer.open = false;
      await drawer.updateComplete;
      drawer.open = true;
      await drawer.updateComplete;
      drawer.notifications = [...again];
      await drawer.updateComplete;
      expect(textOf(card(drawer, 'Title a'))).not.to.contain('Action failed');
    });

    it('[NTF-04] keeps a card from being deleted while its action is under way', async () => {
      const drawer = await mountDrawer();
      asked(drawer, 'fp-notification-action');
      const deletes = asked(drawer, 'fp-notification-delete');
      control(drawer, 'Book now').click();
      control(drawer, 'Delete: Title a').click();
      await drawer.updateComplete;
      expect(deletes).to.have.length(0);
      expect(titles(drawer)).to.deep.equal(four);
    });

    it('[NTF-04] does not offer again what is done where deleting the card fails', async () => {
      const drawer = await mountDrawer();
      const deletes = asked(drawer, 'fp-notification-delete');
      control(drawer, 'Book now').click();
      await waitUntil(() => deletes.length === 1, 'the card deletes itself');
      deletes[0]!.fail();
      await says(drawer, 'This could not be deleted. Please try again later.');
      expect(titles(drawer)).to.deep.equal(four);
      expect(controls(drawer, /Book now|Remind/)).to.have.length(0);
      expect(isOff(control(drawer, 'Delete: Title a'))).to.equal(false);
    });

    it('[NTF-04][NTF-05] leaves a card that was deleted by hand, and came back, to the person', async () => {
      const drawer = await mountDrawer({
        notifications: ['a', 'b'].map((id) => notification(id, { actions })),
      });
      const deletes = asked(drawer, 'fp-notification-delete');
      const [first, second] = controls(drawer, 'Book now');
      first!.click();
      await says(drawer, 'Action completed!');
      control(drawer, 'Delete: Title a').click();
      deletes[0]!.fail();
      await says(drawer, 'This could not be deleted. Please try again later.');
      second!.click();
      await waitUntil(() => deletes.length > 1, 'a card deletes itself');
      expect(deletes.map(({ event }) => event.notification.notificationId)).to.deep.equal(['a', 'b']);
    });
  });
});
