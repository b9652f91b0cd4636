import { expect, nextFrame } from '@open-wc/testing';
import { sendKeys, setViewport } from '../../../../../test/helpers/commands.ts';
import { inDirection } from '../../../../../test/helpers/in-direction.ts';
import { box, control, focused, nameOf, seen } from '../../../../../test/helpers/seen.ts';
import { waitUntil } from '../../../../../test/helpers/wait-until.ts';
import { withoutMargin } from '../../../../../test/helpers/without-margin.ts';
import { mountHeader, openMenu } from '../header.fixture.ts';
import type { FpHeader } from '../header.ts';
import { close, drawer, enter, isOpen, member, menu, mountOpen, pane } from './drawer.fixture.ts';
import { FpMobileMenu } from './mobile-menu.ts';

const running = (header: FpHeader) => drawer(header)?.getAnimations({ subtree: true }) ?? [];

describe('drawer of the mobile menu', () => {
  withoutMargin();
  afterEach(() => {
    document.documentElement.removeAttribute('style');
    document.body.style.removeProperty('height');
  });

  for (const dir of ['ltr', 'rtl'] as const) {
    it(`[MOB-02] slides levels in the reading direction, ${dir}`, async () => {
      inDirection(dir);
      const header = await mountOpen();
      const root = pane(header);
      const track = seen(header, '.track')[0]!;
      control(header, 'Vehicles').click();
      await menu(header).updateComplete;
      expect(running(header).length).to.be.above(0);
      const [from] = (track.getAnimations()[0]!.effect as KeyframeEffect).getKeyframes();
      expect(from!.transform).to.match(/none|translateX\(-?0%\)|matrix\(1, 0, 0, 1, 0, 0\)/);
      for (const animation of running(header)) animation.finish();
      expect(box(pane(header)).left).to.be.closeTo(box(drawer(header)!).left, 0.5);
      const distance = box(root).left - box(drawer(header)!).left;
      expect(distance).to.be.closeTo((dir === 'ltr' ? -1 : 1) * box(drawer(header)!).width, 0.5);
    });
  }

  it('[LAY-02] neither slides in nor between levels where motion is reduced', async () => {
    const sheets = [FpMobileMenu.styles].flat(3) as { styleSheet?: CSSStyleSheet }[];
    const rules = sheets.flatMap(({ styleSheet }) => [...(styleSheet?.cssRules ?? [])]);
    const reduced = rules.filter(
      (rule) => rule instanceof CSSMediaRule && rule.media.mediaText.includes('prefers-reduced-motion'),
    );
    expect(reduced.map(({ cssText }) => cssText).join()).to.match(/--_drawer:\s*0s/);
    const header = await mountOpen();
    await close(header);
    menu(header).style.setProperty('--_drawer', '0s');
    header.style.setProperty('--_hover', '0s');
    await openMenu(header, 'Open menu', 'Close');
    expect(running(header)).to.have.length(0);
    await enter(header, 'Vehicles');
    expect(running(header)).to.have.length(0);
  });

  it('[MOB-01] holds a page with a scrollbar still: nothing moves, neither open nor closed again', async () => {
    document.body.style.height = '3000px';
    document.documentElement.style.overflowY = 'scroll';
    const header = await mountHeader({ session: member }, 390);
    const mark = document.createElement('div');
    mark.style.cssText = 'position: absolute; top: 900px; right: 0; left: 0; height: 20px';
    document.body.append(mark);
    scrollTo(0, 500);
    const place = () => [box(mark).left, box(mark).right, box(mark).top, box(header).right, scrollY];
    const before = place();
    await openMenu(header, 'Open menu', 'Close');
    expect(place()).to.deep.equal(before);
    control(header, 'Close').click();
    await waitUntil(() => !isOpen(header), 'the drawer closes');
    expect(place()).to.deep.equal(before);
    mark.remove();
    scrollTo(0, 0);
  });

  it('[MOB-02] keeps its title in place, whatever is scrolled into view', async () => {
    const header = await mountOpen({}, 320);
    await setViewport(320, 400);
    [...pane(header).querySelectorAll('.hidden-text')].at(-1)!.scrollIntoView();
    expect([drawer(header)!.scrollTop, pane(header).scrollTop > 0]).to.deep.equal([0, true]);
  });

  it('[MOB-02] has a close button in the reach of a thumb on phones, and above only', async () => {
    const header = await mountOpen();
    const reach = control(header, 'Close menu');
    expect(innerHeight - box(reach).bottom).to.be.within(0, 24);
    expect(box(reach).height).to.be.at.least(48);
    reach.click();
    await waitUntil(() => !isOpen(header), 'the drawer closes');
    expect(nameOf(focused()!)).to.equal('Open menu');
    const wide = await mountOpen({}, 800);
    expect(seen(wide, '.reach')).to.have.length(0);
  });

  it('[LAY-02] has the close button of its title bar alone in a low window', async () => {
    const header = await mountOpen();
    await setViewport(320, 256);
    expect(seen(header, '.reach')).to.have.length(0);
    control(header, 'Close').click();
    await waitUntil(() => !isOpen(header), 'the drawer closes');
  });

  it('[MOB-05] keeps the focus on the close button of phones where the window becomes a low one', async () => {
    const header = await mountOpen();
    const reach = control(header, 'Close menu');
    reach.focus();
    await setViewport(800, 390);
    await nextFrame();
    expect(focused()).to.equal(reach);
    control(header, 'Close').focus();
    expect(seen(header, '.reach')).to.have.length(0);
  });

  it('[MOB-05] draws no ring around the title, which only a script focuses', async () => {
    const header = await mountHeader({ session: member }, 390);
    control(header, 'Open menu').focus();
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => focused()?.id === 'title', 'the title has the focus');
    expect(focused()!.matches(':focus-visible')).to.equal(true);
    expect(getComputedStyle(focused()!).outlineStyle).to.equal('none');
  });

  it('[MOB-02] has buttons of at least 40 px in its title bar', async () => {
    const header = await mountOpen();
    await enter(header, 'Vehicles');
    for (const button of seen(header, '.title-bar button')) {
      expect(Math.min(box(button).width, box(button).height)).to.be.at.least(40);
    }
  });

  it('[MOB-04] leaves Escape to what has handled it already', async () => {
    const header = await mountOpen();
    await enter(header, 'Vehicles');
    const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    escape.preventDefault();
    focused()!.dispatchEvent(escape);
    await header.updateComplete;
    expect(seen(header, 'h2').map(nameOf)).to.deep.equal(['Vehicles']);
  });
});
