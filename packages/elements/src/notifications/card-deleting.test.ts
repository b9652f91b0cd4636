import { expect } from '@open-wc/testing';
import { inDirection } from '../../../../test/helpers/in-direction.ts';
import { control, focused, nameOf, seen } from '../../../../test/helpers/seen.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { asked, card, lists, mountDrawer, says, textOf, titles } from './drawer.fixture.ts';
import type { FpNotificationDrawer } from './notification-drawer.ts';

const four = ['Title a', 'Title b', 'Title c', 'Title d'];
const count = (drawer: FpNotificationDrawer) => textOf(drawer.renderRoot.querySelector('#count')!);

describe('deleting a card of the notification drawer', () => {
  for (const dir of ['ltr', 'rtl'] as const) {
    it(`[NTF-05] slides the card out in 200 ms, ${dir}`, async () => {
      inDirection(dir);
      const drawer = await mountDrawer();
      const leaving = card(drawer, 'Title b').closest('li')!;
      const isDrawn = () => leaving.querySelector('h4')!.checkVisibility({ contentVisibilityAuto: true });
      await waitUntil(isDrawn, 'the card is drawn');
      control(drawer, 'Delete: Title b').click();
      await drawer.updateComplete;
      const running = leaving.getAnimations({ subtree: true });
      expect(running.map(({ effect }) => effect?.getTiming().duration)).to.deep.equal([200, 200]);
      const at = (time: number) => {
        for (const one of running) {
          one.pause();
          one.currentTime = time;
        }
      };
      at(99);
      const shift = new DOMMatrix(getComputedStyle(leaving.querySelector('.clip')!).transform).e;
      expect(Math.sign(shift)).to.equal(dir === 'ltr' ? 1 : -1);
      at(199);
      expect(leaving.getBoundingClientRect().height).to.be.below(20);
    });
  }

  it('[NTF-05] asks once, takes the card out, and focus goes to the next one, at the end to the one before', async () => {
    const drawer = await mountDrawer();
    const deletes = asked(drawer, 'fp-notification-delete');
    const remove = async (title: string) => {
      const button = control(drawer, `Delete: ${title}`);
      button.focus();
      button.click();
      button.click();
      await drawer.updateComplete;
    };
    await remove('Title b');
    expect(focused()!.ariaLabel).to.equal('Title c');
    await remove('Title d');
    expect(focused()!.ariaLabel).to.equal('Title c');
    expect(deletes.map(({ event }) => event.notification.notificationId)).to.deep.equal(['b', 'd']);
    deletes[0]!.succeed();
    await says(drawer, 'Deleted. 2 notifications are left.');
    await waitUntil(() => drawer.renderRoot.querySelectorAll('li').length === 2, 'the cards are gone');
    expect(count(drawer)).to.equal('Unread: 1');
    await remove('Title a');
    await remove('Title c');
    expect(nameOf(focused()!)).to.equal('Notifications');
    await waitUntil(() => seen(drawer, 'h3').map(nameOf).join() === 'Nothing new', 'the empty state');
  });

  it('[NTF-05] puts the card back where it was when the server says no, late too', async () => {
    const drawer = await mountDrawer();
    const deletes = asked(drawer, 'fp-notification-delete');
    control(drawer, 'Delete: Title b').click();
    deletes[0]!.fail();
    await says(drawer, 'This could not be deleted. Please try again later.');
    expect(titles(drawer)).to.deep.equal(four);
    expect(textOf(card(drawer, 'Title b'))).to.contain('This could not be deleted.');
    control(drawer, 'Delete: Title b').click();
    await waitUntil(() => drawer.renderRoot.querySelectorAll('li').length === 3, 'the card leaves');
    deletes[1]!.fail();
    await lists(drawer, four);
  });

  it('[NTF-05] says nothing of a failed deletion where a newer list no longer has the card', async () => {
    const drawer = await mountDrawer();
    const deletes = asked(drawer, 'fp-notification-delete');
    control(drawer, 'Delete: Title b').click();
    drawer.notifications = drawer.notifications!.filter(({ notificationId }) => notificationId !== 'b');
    await says(drawer, '3 notifications, 2 unread.');
    deletes[0]!.fail();
    await new Promise((resolve) => setTimeout(resolve));
    await drawer.updateComplete;
    expect(textOf(drawer.renderRoot.querySelector('[role=status]')!)).to.equal('3 notifications, 2 unread.');
    expect(titles(drawer)).to.deep.equal(['Title a', 'Title c', 'Title d']);
  });

  it('[NTF-05] counts as done where nobody answers, and stays deleted in the list that follows', async () => {
    const drawer = await mountDrawer();
    control(drawer, 'Delete: Title b').click();
    await waitUntil(() => drawer.renderRoot.querySelectorAll('li').length === 3, 'the card leaves');
    drawer.notifications = [...drawer.notifications!];
    await drawer.updateComplete;
    expect(titles(drawer)).to.deep.equal(['Title a', 'Title c', 'Title d']);
  });
});
