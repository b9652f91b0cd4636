import { expect } from '@open-wc/testing';
import { pressTogether, sendKeys } from '../../../../test/helpers/commands.ts';
import { drag } from '../../../../test/helpers/drag.ts';
import { holdEscape } from '../../../../test/helpers/hold-escape.ts';
import { inDirection } from '../../../../test/helpers/in-direction.ts';
import { pageOverflow } from '../../../../test/helpers/page-overflow.ts';
import { box, control, focused, nameOf, settle } from '../../../../test/helpers/seen.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { withoutMargin } from '../../../../test/helpers/without-margin.ts';
import { cards, count, dialog, mountDrawer, notification, titles } from './drawer.fixture.ts';
import { FpNotificationDrawer } from './notification-drawer.ts';

describe('<fp-notification-drawer>, opening and closing', () => {
  withoutMargin();

  for (const [dir, side] of [
    ['ltr', 'right'],
    ['rtl', 'left'],
  ] as const) {
    it(`[NTF-01] opens from the ${side} in 0.3 s and leaves in 0.1 s, ${dir}`, async () => {
      inDirection(dir);
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

  for (const width of [320, 600, 1024, 1440, 1920]) {
    it(`[NTF-01] leaves 30 % of the window to dismiss it at ${width} px`, async () => {
      const drawer = await mountDrawer({}, width);
      expect(box(dialog(drawer)).width).to.be.closeTo(width * 0.7, 0.5);
      const events = count(drawer, 'fp-notifications-close');
      drag(dialog(drawer));
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

  it('[NTF-08] begins at its top each time it opens', async () => {
    const many = Array.from({ length: 12 }, (_, at) => notification(`${at}`));
    const drawer = await mountDrawer({ notifications: many });
    const content = drawer.renderRoot.querySelector('.content')!;
    content.scrollTop = 300;
    control(drawer, 'Close').click();
    await waitUntil(() => !drawer.renderRoot.querySelector('.card'), 'the content goes');
    drawer.open = true;
    await drawer.updateComplete;
    settle(drawer);
    expect(content.scrollTop).to.equal(0);
  });

  it('[NTF-01] stays open where a press ends outside that began inside', async () => {
    const drawer = await mountDrawer();
    drag(cards(drawer)[0]!, dialog(drawer), dialog(drawer));
    drag(dialog(drawer), cards(drawer)[0], dialog(drawer));
    expect(drawer.open).to.equal(true);
  });

  it('[NTF-01] stays open at the second click of the double click that opened it', async () => {
    const drawer = await mountDrawer();
    drag(dialog(drawer), dialog(drawer), dialog(drawer), { detail: 2 });
    expect(drawer.open).to.equal(true);
  });

  it('[NTF-01] takes the focus to its heading and gives it back, by Escape too; the page stands still', async () => {
    const drawer = await mountDrawer();
    expect(nameOf(focused()!)).to.equal('Notifications');
    expect(pageOverflow()).to.equal('hidden');
    const events = count(drawer, 'fp-notifications-close');
    await sendKeys({ press: 'Escape' });
    expect([drawer.open, events()]).to.deep.equal([false, 1]);
    expect(nameOf(focused()!)).to.equal('Bell');
    expect(pageOverflow()).to.equal('visible');
  });

  it('[NTF-01] gives the focus back to a button whose click focused nothing, as in Safari', async () => {
    const drawer = await mountDrawer({ open: false });
    const bell = drawer.parentElement!.querySelector('button')!;
    bell.blur();
    bell.click();
    drawer.open = true;
    await drawer.updateComplete;
    await sendKeys({ press: 'Escape' });
    await waitUntil(() => focused() === bell, 'the bell has the focus');
  });

  it('[NTF-01] leaves an Escape that is held to what it has closed above the drawer', async () => {
    const drawer = await mountDrawer();
    expect(holdEscape()).to.equal(true);
    expect(drawer.open).to.equal(true);
  });

  it('[NTF-01] keeps Tab inside, in both directions', async () => {
    const drawer = await mountDrawer({ notifications: [notification('b')] });
    control(drawer, 'Delete: Title b').focus();
    await sendKeys({ press: 'Tab' });
    expect(nameOf(focused()!)).to.equal('Close');
    await pressTogether(['Shift', 'Tab']);
    expect(nameOf(focused()!)).to.equal('Delete: Title b');
  });

  it('[NTF-01] gives the focus back where it was moved while it was open', async () => {
    const drawer = await mountDrawer();
    const { parentElement } = drawer;
    document.body.append(drawer);
    await drawer.updateComplete;
    parentElement!.append(drawer);
    await waitUntil(() => nameOf(focused()!) === 'Notifications', 'it is open again');
    control(drawer, 'Close').click();
    expect(nameOf(focused()!)).to.equal('Bell');
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
    expect(pageOverflow()).to.equal('visible');
    expect(events()).to.equal(0);
  });

  it('[NTF-01] closes where the page hides it, and lets the page go', async () => {
    const drawer = await mountDrawer();
    const events = count(drawer, 'fp-notifications-close');
    drawer.parentElement!.hidden = true;
    await waitUntil(() => events() === 1, 'it closes');
    expect([dialog(drawer).open, pageOverflow()]).to.deep.equal([false, 'visible']);
  });

  it('[NTF-01] closes where the browser brings the page from its memory, with cards of that time', async () => {
    const drawer = await mountDrawer();
    const events = count(drawer, 'fp-notifications-close');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect([drawer.open, events()]).to.deep.equal([false, 1]);
  });

  it('[NTF-01] gives the focus back, or to the page’s heading, where it is taken away while it is open', async () => {
    const main = document.body.appendChild(document.createElement('main'));
    main.append(document.createElement('h1'));
    const opener = document.body.appendChild(document.createElement('button'));
    for (const next of [opener, main.firstElementChild]) {
      const drawer = await mountDrawer({ open: false });
      opener.focus();
      drawer.open = true;
      await drawer.updateComplete;
      if (next !== opener) opener.remove();
      drawer.remove();
      await waitUntil(() => document.activeElement === next, `${next?.localName} has the focus`);
    }
    main.remove();
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
    const rules = sheets.flatMap(({ styleSheet }) => [...(styleSheet?.cssRules ?? [])]);
    const reduced = rules
      .filter((rule) => rule instanceof CSSMediaRule && rule.media.mediaText.includes('reduced-motion'))
      .map(({ cssText }) => cssText)
      .join();
    expect(reduced).to.match(/--_drawer:\s*0s/);
    expect(rules.map(({ cssText }) => cssText).join()).to.match(
      /--_leave:\s*min\(0\.1s, ?var\(--_drawer\)\)/,
    );
    expect(reduced).to.match(/\[inert\] > \.clip, \.spinner\s*{\s*animation-name: none/);
  });
});
