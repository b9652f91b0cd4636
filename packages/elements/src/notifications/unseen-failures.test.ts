import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { expect } from '@open-wc/testing';
import { control, seen } from '../../../../test/helpers/seen.ts';
import {
  actions,
  asked,
  card,
  mountDrawer,
  notification,
  said,
  sampleNotifications,
  says,
  textOf,
  titles,
} from './drawer.fixture.ts';
import type { FpNotificationDrawer } from './notification-drawer.ts';

const troubles = (drawer: FpNotificationDrawer) =>
  seen(drawer, '.card:has(.trouble)').map(({ ariaLabel }) => ariaLabel);

async function close(drawer: FpNotificationDrawer): Promise<void> {
  control(drawer, 'Close').click();
  await drawer.updateComplete;
}

/** Opens the drawer after late server responses, and then sets the next list. */
async function reopen(drawer: FpNotificationDrawer, list = sampleNotifications()): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  drawer.open = true;
  await drawer.updateComplete;
  drawer.notifications = list;
  await drawer.updateComplete;
}

describe('what fails once the notification drawer has closed', () => {
  for (const [id, name, button, title, failure] of [
    ['[NTF-03]', 'fp-notification-read', 'Mark as read: Title d', 'Title d', /could not be marked as read\./],
    ['[NTF-04]', 'fp-notification-action', 'Book now', 'Title a', /Action failed\.?/],
    ['[NTF-05]', 'fp-notification-delete', 'Delete: Title b', 'Title b', /could not be deleted\./],
  ] as const)
    it(`${id} stands on the card as it opens next, is said then, and is over after that (${name})`, async () => {
      const drawer = await mountDrawer();
      const calls = asked(drawer, name);
      control(drawer, button).click();
      await close(drawer);
      calls[0]!.fail();
      await reopen(drawer);
      expect(troubles(drawer)).to.deep.equal([title]);
      expect(textOf(card(drawer, title))).to.match(failure);
      await waitUntil(() => said(drawer).startsWith('4 notifications, 3 unread. '), 'it says what there is');
      expect(said(drawer)).to.match(failure);
      await close(drawer);
      await reopen(drawer);
      await says(drawer, '4 notifications, 3 unread.');
      expect(troubles(drawer)).to.deep.equal([]);
    });

  it('[SES-02][NTF-03] is forgotten, as what was read is, where the closed drawer’s list was taken away', async () => {
    const drawer = await mountDrawer();
    const [reads, deletes] = [asked(drawer, 'fp-notification-read'), asked(drawer, 'fp-notification-delete')];
    control(drawer, 'Mark as read: Title d').click();
    control(drawer, 'Delete: Title b').click();
    reads[0]!.succeed();
    await close(drawer);
    drawer.notifications = null;
    await drawer.updateComplete;
    deletes[0]!.fail();
    await reopen(drawer);
    expect(troubles(drawer)).to.deep.equal([]);
    expect(control(drawer, 'Mark as read: Title d')).to.exist;
  });

  it('[NTF-06] is counted where it is some of all that were dismissed', async () => {
    const drawer = await mountDrawer();
    const all = asked(drawer, 'fp-dismiss-all');
    control(drawer, 'Dismiss all').click();
    await close(drawer);
    all[0]!.succeed(['b', 'd']);
    await reopen(
      drawer,
      sampleNotifications().filter(({ notificationId }) => notificationId !== 'c'),
    );
    expect(troubles(drawer)).to.deep.equal(['Title b', 'Title d']);
    await says(
      drawer,
      '3 notifications, 3 unread. 2 notifications were not deleted. Please try again later.',
    );
  });

  it('[NTF-04][NTF-08] is said also where the next list does not come', async () => {
    const drawer = await mountDrawer();
    const calls = asked(drawer, 'fp-notification-action');
    control(drawer, 'Book now').click();
    await close(drawer);
    calls[0]!.fail();
    await says(drawer, 'Action failed. Please try again later.');
    Object.assign(drawer, { open: true, failed: true });
    const both = /^Notifications could not be loaded\..*Action failed\. Please try again later\.$/;
    await waitUntil(() => both.test(said(drawer)), 'both are said');
  });

  it('[NTF-03][NTF-05] is not said where the server’s next list says that it is done', async () => {
    const drawer = await mountDrawer();
    const reads = asked(drawer, 'fp-notification-read');
    const deletes = asked(drawer, 'fp-notification-delete');
    control(drawer, 'Mark as read: Title d').click();
    control(drawer, 'Delete: Title b').click();
    await close(drawer);
    reads[0]!.fail();
    deletes[0]!.fail();
    await reopen(drawer, [notification('a', { actions }), notification('d', { isRead: true })]);
    expect(titles(drawer)).to.deep.equal(['Title a', 'Title d']);
    await says(drawer, '2 notifications, 1 unread.');
    expect(troubles(drawer)).to.deep.equal([]);
  });
});
