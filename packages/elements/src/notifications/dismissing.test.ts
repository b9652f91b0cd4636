import type { Notification } from '@fleet-portal/model/entities';
import { expect } from '@open-wc/testing';
import { click } from '../../../../test/helpers/click.ts';
import { control, controls, focused, nameOf, settle } from '../../../../test/helpers/seen.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import {
  actions,
  asked,
  lists,
  mountDrawer,
  notification,
  sampleNotifications,
  says,
  textOf,
  titles,
} from './drawer.fixture.ts';
import type { FpNotificationDrawer } from './notification-drawer.ts';

/** The texts beside Dismiss all, or in its place. */
const bar = (drawer: FpNotificationDrawer) =>
  [...drawer.renderRoot.querySelectorAll('.line > p')].map(textOf).join(' ').trim();

describe('dismissing the cards of the notification drawer', () => {
  it('[NTF-05] deletes one card by a double click, not what comes under the pointer by it', async () => {
    const drawer = await mountDrawer();
    const told = asked(drawer, 'fp-notification-delete');
    click(control(drawer, 'Delete: Title b'));
    click(control(drawer, 'Delete: Title c'), 2);
    expect(told.map(({ event }) => event.notification.notificationId)).to.deep.equal(['b']);
    click(control(drawer, 'Delete: Title c'));
    expect(told).to.have.length(2);
  });

  it('[NTF-06] dismisses every notification without actions, once', async () => {
    const drawer = await mountDrawer();
    const all = asked(drawer, 'fp-dismiss-all');
    const button = control(drawer, 'Dismiss all');
    button.focus();
    button.click();
    button.click();
    await drawer.updateComplete;
    settle(drawer);
    expect(titles(drawer)).to.deep.equal(['Title a']);
    const [{ event }] = all as [(typeof all)[0]];
    expect(event.notifications.map(({ notificationId }) => notificationId).sort()).to.deep.equal([
      'b',
      'c',
      'd',
    ]);
    expect(nameOf(focused()!)).to.equal('Notifications');
    all[0]!.succeed();
    await says(drawer, 'Deleted. 1 notification is left. 1 notification still needs your answer.');
    expect([all.length, controls(drawer, 'Dismiss all').length]).to.deep.equal([1, 0]);
    expect(bar(drawer)).to.equal('Unread: 1 1 notification still needs your answer.');
  });

  it('[NTF-06] dismisses nothing by a second press where the bell was pressed', async () => {
    const drawer = await mountDrawer();
    const all = asked(drawer, 'fp-dismiss-all');
    click(control(drawer, 'Dismiss all'), 2);
    expect(all).to.have.length(0);
    const { left, width } = drawer.renderRoot.querySelector('.top')!.getBoundingClientRect();
    expect(control(drawer, 'Dismiss all').getBoundingClientRect().right).to.be.below(left + width * 0.8);
  });

  it('[NTF-06] puts back those that the server kept, and says how many, beside what it took', async () => {
    const drawer = await mountDrawer();
    const all = asked(drawer, 'fp-dismiss-all');
    control(drawer, 'Dismiss all').click();
    all[0]!.succeed(['b', 'd']);
    await says(
      drawer,
      'Deleted. 3 notifications are left. 2 notifications were not deleted. Please try again later.',
    );
    await lists(drawer, ['Title a', 'Title b', 'Title d']);
    control(drawer, 'Dismiss all').click();
    all[1]!.fail();
    await says(drawer, '2 notifications were not deleted. Please try again later.');
    await lists(drawer, ['Title a', 'Title b', 'Title d']);
  });

  it('[NTF-06] says what it took where a newer list no longer has what the server kept', async () => {
    const drawer = await mountDrawer();
    const all = asked(drawer, 'fp-dismiss-all');
    control(drawer, 'Dismiss all').click();
    drawer.notifications = sampleNotifications().filter(({ notificationId }) => notificationId !== 'd');
    await drawer.updateComplete;
    all[0]!.succeed(['d']);
    await says(drawer, 'Deleted. 1 notification is left. 1 notification still needs your answer.');
  });

  it('[NTF-06] counts the only one that the server kept', async () => {
    const drawer = await mountDrawer();
    const all = asked(drawer, 'fp-dismiss-all');
    control(drawer, 'Dismiss all').click();
    all[0]!.succeed(['d']);
    await says(
      drawer,
      'Deleted. 2 notifications are left. 1 notification was not deleted. Please try again later.',
    );
  });

  it('[NTF-06] takes the number of one that the server kept, as it takes numbers of notifications', async () => {
    const numbered = { ...notification('7'), notificationId: 7 } as unknown as Notification;
    const drawer = await mountDrawer({ notifications: [numbered, notification('8')] });
    const all = asked(drawer, 'fp-dismiss-all');
    control(drawer, 'Dismiss all').click();
    all[0]!.succeed([7]);
    await lists(drawer, ['Title 7']);
  });

  it('[NTF-06] counts an answer that is no promise as done', async () => {
    const drawer = await mountDrawer();
    const answers: unknown[] = [true, { then: (done: () => void) => done() }];
    for (const name of ['fp-notification-action', 'fp-dismiss-all'] as const)
      drawer.addEventListener(name, (event) => event.respondWith(answers.pop() as Promise<unknown>));
    control(drawer, 'Dismiss all').click();
    await says(drawer, 'Deleted. 1 notification is left. 1 notification still needs your answer.');
    control(drawer, 'Book now').click();
    await waitUntil(() => titles(drawer).length === 0, 'the card goes, its action is done');
  });

  it('[NTF-06] counts an answer that is no list as done', async () => {
    const drawer = await mountDrawer();
    const all = asked(drawer, 'fp-dismiss-all');
    control(drawer, 'Dismiss all').click();
    all[0]!.succeed({ isDone: true });
    await says(drawer, 'Deleted. 1 notification is left. 1 notification still needs your answer.');
  });

  it('[NTF-05] puts a card back where the answer to its fetch is a refusal, unless the server has it no more', async () => {
    const drawer = await mountDrawer({ notifications: [notification('b')] });
    const answers = [
      fetch('/deleteNotification/b/of-nobody'),
      Promise.resolve(new Response(null, { status: 403 })),
    ];
    drawer.addEventListener('fp-notification-delete', (event) => event.respondWith(answers.pop()));
    control(drawer, 'Delete: Title b').click();
    await says(drawer, 'This could not be deleted. Please try again later.');
    await lists(drawer, ['Title b']);
    control(drawer, 'Delete: Title b').click();
    await says(drawer, 'Deleted. 0 notifications are left.');
  });

  it('[NTF-05] throws where an answer comes after an await', async () => {
    const drawer = await mountDrawer({ notifications: [notification('b')] });
    const late: unknown[] = [];
    drawer.addEventListener('fp-notification-delete', (event) => {
      void Promise.resolve()
        .then(() => event.respondWith(Promise.resolve()))
        .catch((error: unknown) => late.push(String(error)));
    });
    control(drawer, 'Delete: Title b').click();
    await waitUntil(() => late.length > 0, 'the call fails');
    expect(late).to.deep.equal(['InvalidStateError: Call respondWith before any await']);
  });

  it('[NTF-06] has a settings control on each card', async () => {
    const drawer = await mountDrawer();
    const ids: string[] = [];
    drawer.addEventListener('fp-notification-settings', (event) =>
      ids.push(event.notification.notificationId),
    );
    for (const button of controls(drawer, /^Notification settings/)) button.click();
    expect(ids).to.deep.equal(['a', 'b', 'c', 'd']);
  });

  it('[NTF-06] keeps cards with actions only, and then offers nothing to dismiss', async () => {
    const both = ['a', 'b'].map((id) => notification(id, { actions }));
    const drawer = await mountDrawer({ notifications: both });
    expect(controls(drawer, 'Dismiss all')).to.have.length(0);
    expect(bar(drawer)).to.equal('Unread: 2 2 notifications still need your answer.');
    for (const { title } of both) control(drawer, `Delete: ${title}`).click();
    await says(drawer, 'Deleted. 0 notifications are left.');
    expect(bar(drawer)).to.equal('Unread: 0');
  });

  it('[NTF-07] shows a card again that the server lists after it had taken its deletion', async () => {
    const drawer = await mountDrawer();
    const deletes = asked(drawer, 'fp-notification-delete');
    control(drawer, 'Delete: Title b').click();
    deletes[0]!.succeed();
    await waitUntil(() => !titles(drawer).includes('Title b'), 'the card goes');
    drawer.notifications = sampleNotifications();
    await drawer.updateComplete;
    expect(titles(drawer), 'a list that was asked for before').not.to.include('Title b');
    drawer.open = false;
    await drawer.updateComplete;
    drawer.open = true;
    await drawer.updateComplete;
    expect(titles(drawer), 'until the next list comes').not.to.include('Title b');
    drawer.notifications = sampleNotifications();
    await drawer.updateComplete;
    expect(titles(drawer)).to.include('Title b');
  });
});
