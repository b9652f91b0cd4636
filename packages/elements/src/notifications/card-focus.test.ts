import { expect } from '@open-wc/testing';
import { control, focused, nameOf } from '../../../../test/helpers/seen.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { asked, lists, mountDrawer, notification, textOf } from './drawer.fixture.ts';
import type { FpNotificationDrawer } from './notification-drawer.ts';

const [four, three] = [
  ['Title a', 'Title b', 'Title c', 'Title d'],
  ['Title a', 'Title c', 'Title d'],
];
const isGone = (drawer: FpNotificationDrawer, count: number) =>
  waitUntil(() => drawer.renderRoot.querySelectorAll('li').length === count, 'the card has left');

/** Deletes a card with its button, as by keyboard. */
async function remove(drawer: FpNotificationDrawer, title: string): Promise<void> {
  const button = control(drawer, `Delete: ${title}`);
  button.focus();
  button.click();
  await drawer.updateComplete;
}

describe('the focus in the notification drawer', () => {
  for (const when of ['while it slides away', 'once it has left']) {
    it(`[NTF-05] returns to a card that could not be deleted, ${when}`, async () => {
      const drawer = await mountDrawer();
      const deletes = asked(drawer, 'fp-notification-delete');
      await remove(drawer, 'Title b');
      expect(focused()!.ariaLabel).to.equal('Title c');
      if (when === 'once it has left') await isGone(drawer, 3);
      deletes[0]!.fail();
      await lists(drawer, four);
      expect(focused()!.ariaLabel).to.equal('Title b');
    });
  }

  it('[NTF-05] [NTF-02] comes to a card that says whether it is unread and critical', async () => {
    const critical = notification('b 1', { isCritical: true, category: 'Recalls', receivedDate: '' });
    const drawer = await mountDrawer({ notifications: [notification('b-1'), notification('a'), critical] });
    await remove(drawer, 'Title a');
    const [id] = focused()!.getAttribute('aria-describedby')!.split(' ');
    const description = (drawer.renderRoot as ShadowRoot).getElementById(id!);
    expect(textOf(description!)).to.equal('Unread Critical Recalls');
  });

  it('[NTF-05] returns from the heading to the only card', async () => {
    const drawer = await mountDrawer({ notifications: [notification('a')] });
    const deletes = asked(drawer, 'fp-notification-delete');
    await remove(drawer, 'Title a');
    expect(nameOf(focused()!)).to.equal('Notifications');
    await isGone(drawer, 0);
    deletes[0]!.fail();
    await lists(drawer, ['Title a']);
    expect(focused()!.ariaLabel).to.equal('Title a');
  });

  it('[NTF-05] stays where the person has moved it before the card comes back', async () => {
    const drawer = await mountDrawer();
    const deletes = asked(drawer, 'fp-notification-delete');
    await remove(drawer, 'Title b');
    const elsewhere = control(drawer, 'Delete: Title d');
    elsewhere.focus();
    deletes[0]!.fail();
    await lists(drawer, four);
    expect(focused() === elsewhere).to.equal(true);
  });

  it('[NTF-05] returns only to the card that it has left last', async () => {
    const drawer = await mountDrawer();
    const deletes = asked(drawer, 'fp-notification-delete');
    await remove(drawer, 'Title b');
    await remove(drawer, 'Title d');
    expect(focused()!.ariaLabel).to.equal('Title c');
    deletes[0]!.fail();
    await lists(drawer, ['Title a', 'Title b', 'Title c']);
    expect(focused()!.ariaLabel).to.equal('Title c');
    deletes[1]!.fail();
    await lists(drawer, four);
    expect(focused()!.ariaLabel).to.equal('Title d');
  });

  it('[NTF-05] goes to the next card where a newer list no longer has the one that had it', async () => {
    const drawer = await mountDrawer();
    control(drawer, 'Delete: Title b').focus();
    drawer.notifications = drawer.notifications!.filter(({ notificationId }) => notificationId !== 'b');
    await lists(drawer, three);
    expect(focused()!.ariaLabel).to.equal('Title c');
  });

  it('[NTF-04] goes to the card where the answer hides the action that has it, and to the next one with the card', async () => {
    const drawer = await mountDrawer();
    const acts = asked(drawer, 'fp-notification-action');
    control(drawer, 'Book now').click();
    control(drawer, 'Remind me tomorrow').focus();
    acts[0]!.succeed();
    await waitUntil(() => focused()?.ariaLabel === 'Title a', 'the card has it');
    await lists(drawer, ['Title b', 'Title c', 'Title d']);
    expect(focused()!.ariaLabel).to.equal('Title b');
  });
});
