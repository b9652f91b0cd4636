import { expect, oneEvent } from '@open-wc/testing';
import { auditIt, expectAccessible } from '../../../../test/helpers/axe.ts';
import { signedIn } from '../../../../test/helpers/fixtures.ts';
import { inDirection } from '../../../../test/helpers/in-direction.ts';
import { noteConsole } from '../../../../test/helpers/note-console.ts';
import { arrives, control, controls, nameOf, seen } from '../../../../test/helpers/seen.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { withoutMargin } from '../../../../test/helpers/without-margin.ts';
import type { FpNotificationsOpenEvent } from '../events/index.ts';
import type { FpHeader } from './header.ts';
import { mountHeader, tools } from './header.fixture.ts';

function slotButton(header: FpHeader, name: string, size: number): HTMLElement {
  const button = Object.assign(document.createElement('button'), { slot: 'actions', textContent: name });
  button.style.cssText = `flex: none; width: ${size}px; height: 44px; padding: 0`;
  return header.appendChild(button);
}

describe('mobile header', () => {
  withoutMargin();

  it('[HDR-11] has search, bell, log in and menu for visitors', async () => {
    const header = await mountHeader({ search: true, notificationCount: 0 }, 320);
    await arrives(header, 'Search');
    expect(tools(header)).to.deep.equal(['Search', 'Notifications', 'Log in', 'Open menu']);
  });

  it('[HDR-11] has bell, account and menu for those who are signed in, but no search', async () => {
    const header = await mountHeader({ search: true, notificationCount: 0, session: signedIn() }, 320);
    expect(tools(header)).to.deep.equal(['Notifications', 'Account', 'Open menu']);
  });

  it('[HDR-11] hides the menu button from 1024 px', async () => {
    const header = await mountHeader({ search: true, notificationCount: 0 }, 1024);
    expect(tools(header)).to.deep.equal(['Notifications']);
  });

  for (const width of [320, 1440])
    it(`[HDR-11] ends its last picture, and a page’s own button, with the page at ${width} px`, async () => {
      const header = await mountHeader({ notificationCount: 0, session: signedIn() }, width);
      const bar = seen(header, '.main-bar')[0]!;
      const edge = bar.getBoundingClientRect().right - parseFloat(getComputedStyle(bar).paddingInlineEnd);
      const pictures = seen(bar, '.end svg').map((picture) => picture.getBoundingClientRect().right);
      expect(Math.max(...pictures)).to.be.closeTo(edge, 0.5);
      if (width < 1024) return;
      const reset = document.head.appendChild(document.createElement('style'));
      reset.textContent = 'button { margin: 0 }';
      const own = ['Help', 'Apps'].map((name) => slotButton(header, name, 44));
      const [first, last] = own.map((button) => button.getBoundingClientRect());
      reset.remove();
      expect(last!.right).to.be.closeTo(edge, 0.5);
      expect(last!.left - first!.right).to.be.closeTo(4, 0.5);
    });

  it('[HDR-11] has no bell where the number of the unread is none', async () => {
    for (const count of [null, undefined, NaN]) {
      const header = await mountHeader({ notificationCount: count as number | null }, 320);
      expect(controls(header, /Notifications/), String(count)).to.have.length(0);
    }
  });

  it('[HDR-11] counts the unread on the bell, up to what fits', async () => {
    const header = await mountHeader({ notificationCount: 7 }, 320);
    const badge = () => seen(header, '.count')[0]?.textContent;
    /** How far the badge starts from the bell's left edge, and the room between it and the next icon. */
    const edges = () => {
      const [bell, next] = seen(header, '.tool svg').map((icon) => icon.getBoundingClientRect());
      const { left, right, top } = seen(header, '.count')[0]!.getBoundingClientRect();
      return { seen: left - bell!.left, room: next!.left - right, above: top };
    };
    expect(badge()).to.equal('7');
    expect(edges().room).to.be.above(0);
    expect(edges().above, 'room above the badge').to.be.at.least(4);
    control(header, 'Notifications: 7');
    header.notificationCount = 1000;
    await header.updateComplete;
    expect(badge()).to.equal('99+');
    control(header, 'Notifications: 99+');
    expect(edges().seen, 'what is seen of the bell, to its top in the middle').to.be.at.least(12);
    expect(edges().room, 'the room to the next picture').to.be.above(0);
    header.notificationCount = 0;
    await header.updateComplete;
    expect(badge()).to.equal(undefined);
    header.notificationCount = null;
    await header.updateComplete;
    expect(controls(header, /Notifications/)).to.have.length(0);
  });

  it('[HDR-04] [HDR-11] shows counts as whole numbers, and says once which attribute is none', async () => {
    const warnings = noteConsole('warn');
    const header = await mountHeader({}, 1024);
    const shown = async (count: string) => {
      for (const name of ['cart-quantity', 'notification-count']) header.setAttribute(name, count);
      await header.updateComplete;
      return controls(header, /^(Cart|Notifications)/).map(nameOf);
    };
    expect(await shown('1.7')).to.deep.equal(['Cart 1', 'Notifications: 1']);
    expect(await shown('-3')).to.deep.equal(['Cart', 'Notifications']);
    expect(await shown('many')).to.deep.equal(['Cart']);
    await waitUntil(() => warnings.length > 0, 'the mistake is told');
    await shown('more');
    expect(warnings).to.deep.equal([
      '<fp-header>: cart-quantity is no number: many',
      '<fp-header>: notification-count is no number: many',
    ]);
  });

  it('[HDR-11] takes the count from an attribute, which a host may remove', async () => {
    const header = await mountHeader({}, 320);
    header.setAttribute('notification-count', '4');
    await header.updateComplete;
    control(header, 'Notifications: 4');
    header.removeAttribute('notification-count');
    await header.updateComplete;
    expect(controls(header, /Notifications/)).to.have.length(0);
  });

  it('[HDR-11] says when the bell is pressed', async () => {
    const header = await mountHeader({ notificationCount: 1 });
    setTimeout(() => control(header, 'Notifications: 1').click());
    const event = await oneEvent<FpNotificationsOpenEvent>(document, 'fp-notifications-open');
    expect(event.composed).to.equal(true);
  });

  it('[HDR-11] has tools of 44 px, and never overflows', async () => {
    const header = await mountHeader(
      { search: true, notificationCount: 1000, session: signedIn(), workspaceTitle: 'Insights '.repeat(9) },
      320,
    );
    for (const tool of seen(header, '.end > button')) {
      expect(tool.getBoundingClientRect().width).to.be.at.least(44);
      expect(tool.getBoundingClientRect().height).to.be.at.least(44);
    }
    const right = Math.max(...seen(header, 'a,button').map((one) => one.getBoundingClientRect().right));
    expect(right).to.be.at.most(320);
    expect(header.scrollWidth).to.equal(320);
  });

  for (const [width, size] of [
    [320, 44],
    [600, 90],
  ] as const) {
    it(`[HDR-11] has the host’s buttons give way to its own at ${width} px, each apart and to be scrolled to`, async () => {
      const header = await mountHeader({ search: true, notificationCount: 3 }, width);
      const own = ['One', 'Two', 'Three'].map((name) => slotButton(header, name, size));
      const box = own[0]!.assignedSlot!;
      await waitUntil(() => getComputedStyle(box).overflowX === 'auto', 'what comes after the first paint');
      const ends = seen(header, '.end button').map((one) => one.getBoundingClientRect().right);
      expect(Math.max(...ends)).to.equal(control(header, 'Open menu').getBoundingClientRect().right);
      expect(document.documentElement.scrollWidth).to.equal(width);
      const [first, second] = own.map((one) => one.getBoundingClientRect());
      expect(second!.left - first!.right).to.equal(4);
      own[2]!.scrollIntoView({ inline: 'nearest', block: 'nearest' });
      const [last, room] = [own[2]!, box].map((one) => one.getBoundingClientRect());
      expect(room!.right - last!.right, 'the room of its focus ring').to.be.closeTo(4, 0.5);
    });
  }

  it('[HDR-12] breaks one long word of a title onto its second line at 320 px', async () => {
    const properties = { notificationCount: 3, session: signedIn(), workspaceTitle: 'Auswertungen' };
    const header = await mountHeader(properties, 320);
    const [title] = seen(header, '[part=workspace-title]');
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = title!;
    expect([scrollWidth, scrollHeight]).to.deep.equal([clientWidth, clientHeight]);
  });

  it('[HDR-12] ends a long title on its second line at 320 px with three dots', async () => {
    const properties = { notificationCount: 3, search: true, session: signedIn() };
    const header = await mountHeader({ ...properties, workspaceTitle: 'Fleet Insights workspace' }, 320);
    const [title] = seen(header, '[part=workspace-title]');
    const { scrollWidth, clientWidth, clientHeight } = title!;
    expect([scrollWidth, clientHeight]).to.deep.equal([clientWidth, 42]);
    await waitUntil(
      () => getComputedStyle(title!).webkitLineClamp === '2',
      'what comes after the first paint',
    );
  });

  for (const width of [320, 600, 1440]) {
    auditIt(`[LAY-02] has nothing for axe to find with all tools at ${width} px`, async () => {
      const header = await mountHeader(
        { search: true, notificationCount: 12, workspaceTitle: 'Insights', session: signedIn() },
        width,
      );
      await arrives(header, 'Search');
      await expectAccessible(header);
    });
  }

  it('[NTF-07] reads the badge’s “99+” from left to right where the page reads from right to left', async () => {
    inDirection('rtl');
    const header = await mountHeader({ notificationCount: 120 }, 390);
    const [badge] = seen(header, '#bell .count');
    const text = [...badge!.childNodes].find(
      (node): node is Text => node instanceof Text && node.data !== '',
    )!;
    const left = (at: number) => {
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getBoundingClientRect().left;
    };
    expect(text.data).to.equal('99+');
    expect(left(0)).to.be.below(left(2));
  });
});
