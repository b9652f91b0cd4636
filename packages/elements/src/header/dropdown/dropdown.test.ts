import { expect } from '@open-wc/testing';
import { auditIt, expectAccessible } from '../../../../../test/helpers/axe.ts';
import { clickOn, pressTogether, sendKeys, setViewport } from '../../../../../test/helpers/commands.ts';
import { sampleMarket, signedIn } from '../../../../../test/helpers/fixtures.ts';
import { inDirection } from '../../../../../test/helpers/in-direction.ts';
import {
  arrives,
  control,
  controls,
  focused,
  nameOf,
  seen,
  settle,
} from '../../../../../test/helpers/seen.ts';
import { waitUntil } from '../../../../../test/helpers/wait-until.ts';
import { mountHeader, openMenu } from '../header.fixture.ts';
import type { FpHeader } from '../header.ts';

const menus = [
  { button: 'Account: J Rivers', first: 'Personal settings', last: 'Log out' },
  { button: 'Language: EN', first: 'English', last: 'Français' },
];
const panel = (header: FpHeader): HTMLElement | undefined => seen(header, 'fp-dropdown')[0];
const isOpen = (header: FpHeader) => panel(header) !== undefined;
const mount = () => mountHeader({ session: signedIn() });

/** The direction of the chevron, after its transition. */
function chevron(button: Element): string {
  for (const turning of button.getAnimations({ subtree: true })) turning.finish();
  return getComputedStyle(button, '::after').transform;
}

describe('dropdowns of the top bar', () => {
  for (const { button, first, last } of menus) {
    it(`[HDR-10] toggles ${button} by its button, which names it and says so`, async () => {
      const header = await mount();
      const opener = control(header, button);
      expect(opener.ariaExpanded).to.equal('false');
      const closed = chevron(opener);
      await openMenu(header, button, last);
      expect(opener.ariaExpanded).to.equal('true');
      expect(chevron(opener)).to.not.equal(closed);
      expect(opener.getAttribute('aria-controls')).to.equal(panel(header)!.id);
      const isNamed = () => panel(header)?.getAttribute('aria-labelledby') === opener.id;
      await waitUntil(isNamed, 'the button names it');
      opener.click();
      await header.updateComplete;
      expect(opener.ariaExpanded).to.equal('false');
      expect(isOpen(header)).to.equal(false);
    });

    it(`[HDR-10] leads Tab into the list of ${button} where a click focuses no button, as in Safari`, async () => {
      const header = await mount();
      const opener = control(header, button);
      opener.click();
      await waitUntil(() => focused() === opener, 'the button has the focus');
      await arrives(header, first);
      await sendKeys({ press: 'Tab' });
      expect(nameOf(focused()!)).to.equal(first);
    });

    it(`[HDR-10] leads Tab into the list of ${button} after a click of the mouse`, async () => {
      const header = await mount();
      const opener = control(header, button);
      await clickOn(opener);
      await arrives(header, first);
      await sendKeys({ press: 'Tab' });
      expect(nameOf(focused()!)).to.equal(first);
    });

    it(`[HDR-10] closes ${button} on a click elsewhere or on its button while an entry has the focus, not on one inside`, async () => {
      const header = await mount();
      const opener = await openMenu(header, button, last);
      seen(panel(header)!, 'ul')[0]!.click();
      await header.updateComplete;
      expect(isOpen(header)).to.equal(true);
      document.body.click();
      await header.updateComplete;
      expect(isOpen(header)).to.equal(false);

      await openMenu(header, button, last);
      control(header, first).focus();
      opener.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
      opener.focus();
      opener.click();
      await header.updateComplete;
      expect(isOpen(header)).to.equal(false);
    });

    it(`[HDR-10] closes ${button} on Escape and on Shift-Tab before the first entry, back on its button, and on Tab past the last`, async () => {
      const header = await mount();
      const opener = await openMenu(header, button, last);
      control(header, last).focus();
      await sendKeys({ press: 'Escape' });
      await header.updateComplete;
      expect([isOpen(header), focused() === opener]).to.deep.equal([false, true]);

      await openMenu(header, button, last);
      await sendKeys({ press: 'Tab' });
      expect(nameOf(focused()!)).to.equal(first);
      expect(isOpen(header)).to.equal(true);
      await pressTogether(['Shift', 'Tab']);
      await header.updateComplete;
      expect([isOpen(header), focused() === opener]).to.deep.equal([false, true]);

      await openMenu(header, button, last);
      control(header, last).focus();
      await sendKeys({ press: 'Tab' });
      await header.updateComplete;
      expect(isOpen(header)).to.equal(false);
    });

    auditIt(`[LAY-02] has nothing for axe to find in ${button}`, async () => {
      const header = await mount();
      await openMenu(header, button, last);
      settle(header);
      await expectAccessible(header);
    });
  }

  it('[HDR-10] are at least 206 px wide with entries of 32 px, inside the window', async () => {
    const header = await mount();
    for (const [width, dir] of [
      [1024, 'ltr'],
      [1920, 'ltr'],
      [1024, 'rtl'],
    ] as const) {
      await setViewport(width);
      inDirection(dir);
      for (const { button, first, last } of menus) {
        await openMenu(header, button, last);
        const box = panel(header)!.getBoundingClientRect();
        expect(box.width, button).to.be.at.least(206);
        expect([box.left >= 0, box.right <= width], button).to.deep.equal([true, true]);
        expect(control(header, first).getBoundingClientRect().height).to.be.closeTo(32, 0.01);
        control(header, button).click();
        await header.updateComplete;
      }
    }
  });

  it('[GAT-08] says who is here where the account has no pages and nobody signs out', async () => {
    const header = await mountHeader({
      session: signedIn({}, { IS_CHILD_SESSION: true }),
      market: sampleMarket({ userCanSignIn: false, routes: [] }),
    });
    control(header, 'Account: J Rivers').click();
    await waitUntil(() => panel(header) && seen(panel(header)!, 'li').length, 'the list is there');
    expect(seen(panel(header)!, 'li').map(nameOf)).to.deep.equal(['Jordan Rivers']);
  });

  it('[HDR-10] opens one menu at a time, and tells the page what opened and what closed', async () => {
    const header = await mount();
    const told: string[] = [];
    header.addEventListener('fp-menu-open', ({ menu }) => told.push(`open ${menu}`));
    header.addEventListener('fp-menu-close', ({ menu }) => told.push(`close ${menu}`));
    await openMenu(header, 'Account: J Rivers', 'Log out');
    await openMenu(header, 'Language: EN', 'Français');
    expect(controls(header, 'Log out')).to.have.length(0);
    expect(seen(header, '[aria-expanded=true]').map(nameOf)).to.deep.equal(['Language: EN']);
    document.body.click();
    expect(told).to.deep.equal(['open account', 'close account', 'open language', 'close language']);
  });

  it('[HDR-10] fades away, out of reach from the first moment', async () => {
    const header = await mount();
    const opener = await openMenu(header, 'Account: J Rivers', 'Log out');
    const list = panel(header)!;
    settle(header);
    opener.click();
    await header.updateComplete;
    // Firefox (seen in 153) removes the box at once when `display` changes to none.
    expect(list.checkVisibility()).to.equal(!CSS.supports('-moz-appearance', 'none'));
    expect(controls(header, 'Log out')).to.deep.equal([]);
    settle(header);
    expect(list.checkVisibility()).to.equal(false);

    header.addEventListener('fp-navigate', (event) => event.preventDefault());
    await openMenu(header, 'Account: J Rivers', 'Log out');
    control(header, 'Personal settings').click();
    await header.updateComplete;
    expect(controls(header, 'Log out'), 'as a link is followed').to.deep.equal([]);
  });

  it('[HDR-10] closes when the page changes and when the mobile header takes over', async () => {
    const header = await mount();
    await openMenu(header, 'Account: J Rivers', 'Log out');
    header.currentPath = '/en-ca/insights/';
    await header.updateComplete;
    expect(isOpen(header)).to.equal(false);
    await openMenu(header, 'Account: J Rivers', 'Log out');
    await setViewport(1023);
    await waitUntil(() => !isOpen(header), 'the dropdown closes');
  });

  it('[HDR-01] leaves the header following the window', async () => {
    const header = await mount();
    await openMenu(header, 'Account: J Rivers', 'Log out');
    document.body.click();
    await header.updateComplete;
    await setViewport(600);
    await waitUntil(() => header.getBoundingClientRect().height === 56, 'the header is the mobile one');
  });

  it('[HDR-10] leaves no listener behind when the header is removed with a menu open', async () => {
    const added = new Set<EventListenerOrEventListenerObject>();
    const addEventListener = document.addEventListener.bind(document);
    document.addEventListener = (type: string, listener: EventListener, options: { signal: AbortSignal }) => {
      added.add(listener);
      options.signal.addEventListener('abort', () => added.delete(listener));
      addEventListener(type, listener, options);
    };
    const header = await mount();
    await openMenu(header, 'Account: J Rivers', 'Log out');
    await waitUntil(() => added.size > 0, 'the menu listens');
    document.addEventListener = addEventListener;
    header.remove();
    expect(added.size).to.equal(0);
  });
});
