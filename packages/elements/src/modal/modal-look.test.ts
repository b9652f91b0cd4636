import { expect, html } from '@open-wc/testing';
import { expectAccessible } from '../../../../test/helpers/axe.ts';
import { setViewport } from '../../../../test/helpers/commands.ts';
import { box, control, focused, nameOf, seen, settle } from '../../../../test/helpers/seen.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { mountHeader } from '../header/header.fixture.ts';
import { actions, dialog, lines, mountModal, openModal, part, press } from './modal.fixture.ts';
import { FpModal } from './modal.ts';

describe('look of <fp-modal>', () => {
  for (const [width, expected] of [
    [320, 304],
    [599, 560],
    [1440, 560],
  ] as const) {
    it(`[MOD-02] is ${expected} px wide at ${width} px, and accessible`, async () => {
      const { element } = await openModal({ actions }, lines(3), width);
      expect(box(dialog(element)).width).to.equal(expected);
      await expectAccessible(element);
      for (const action of ['Cancel', 'Delete'])
        expect(box(control(element, action)).height).to.be.at.least(44);
    });
  }

  for (const { theme, name, line } of [
    { theme: 'ford', name: 'nothing but its shadow', line: 'rgba(0, 0, 0, 0)' },
    { theme: 'dark', name: 'a line, for a dark page swallows its shadow', line: 'rgb(45, 53, 62)' },
  ]) {
    it(`[LAY-02] has ${name} around it in ${theme}`, async () => {
      const { element } = await openModal({ theme });
      expect(getComputedStyle(dialog(element)).boxShadow).to.contain(`${line} 0px 0px 0px 1px`);
    });
  }

  it('[MOD-02] dims the page with the color of its theme', async () => {
    const { element } = await openModal();
    const dimmed = () => getComputedStyle(dialog(element), '::backdrop').backgroundColor;
    expect(dimmed()).to.equal('rgba(0, 0, 0, 0.48)');
    element.theme = 'dark';
    await element.updateComplete;
    expect(dimmed()).to.equal('rgba(0, 0, 0, 0.64)');
  });

  for (const width of [320, 1440]) {
    it(`[MOD-02] keeps long content in itself and its actions in view at ${width} px`, async () => {
      const { element } = await openModal({ actions }, lines(200), width);
      const body = part(element, '.body');
      expect(body.scrollHeight).to.be.above(body.clientHeight);
      expect(box(dialog(element)).bottom).to.be.at.most(innerHeight - 8);
      expect(box(control(element, 'Delete')).bottom).to.be.at.most(box(dialog(element)).bottom);
      await waitUntil(() => body.tabIndex === 0, 'the keyboard reaches the content');
      await press('Tab');
      await press('Tab');
      expect(focused()).to.equal(body);
      expect(body).to.have.attribute('role', 'group');
      expect(body).to.have.attribute('aria-labelledby', part(element, 'h2').id);
      expect(part(element, '.actions')).not.to.have.attribute('role');
      await expectAccessible(element);
    });

    it(`[MOD-02] holds words of 500 letters and 40 actions at ${width} px`, async () => {
      const word = 'x'.repeat(500);
      const many = Array.from({ length: 40 }, (_, at) => ({
        id: `${at}`,
        label: at ? `Action ${at}` : word,
        variant: 'secondary' as const,
      }));
      const { element } = await openModal({ heading: word, actions: many }, html`<p>${word}</p>`, width);
      const outer = box(dialog(element));
      expect(outer.height).to.be.at.most(innerHeight - 16);
      for (const inner of seen(element, 'h2,.close,.body,.actions,.actions > *')) {
        expect(box(inner).left).to.be.at.least(outer.left);
        expect(box(inner).right).to.be.at.most(outer.right);
        expect(inner.scrollWidth).to.be.at.most(inner.clientWidth + 2);
      }
      expect(part(element, '.body').clientHeight).to.be.above(40);
      await waitUntil(() => part(element, '.body').tabIndex === 0, 'the keyboard reaches the content');
      await expectAccessible(element);
    });
  }

  it('[MOD-02] stays above the header while it fades, which in WebKit is no longer in the top layer', async () => {
    const { element } = await mountModal();
    const header = await mountHeader();
    const level = (one: Element) => Number(getComputedStyle(one).zIndex);
    expect(level(dialog(element))).to.be.above(level(header));
  });

  it('[LAY-02] does not move where motion is reduced', async () => {
    const sheets = [FpModal.styles].flat(3) as { styleSheet?: CSSStyleSheet }[];
    const reduced = sheets
      .flatMap(({ styleSheet }) => [...(styleSheet?.cssRules ?? [])])
      .filter(
        (rule) => rule instanceof CSSMediaRule && rule.media.mediaText.includes('prefers-reduced-motion'),
      );
    expect(reduced.map(({ cssText }) => cssText).join()).to.match(/--_menu:\s*0s/);
    const { element } = await mountModal();
    element.style.setProperty('--_menu', '0s');
    element.open = true;
    await element.updateComplete;
    expect(dialog(element).getAnimations({ subtree: true })).to.have.length(0);
    expect(getComputedStyle(dialog(element)).opacity).to.equal('1');
  });

  it('[MOD-03][LAY-02] shows three long actions whole in a window of 360 x 500 px, and lets the content scroll', async () => {
    const long = [
      'Ask for another day and for another workshop',
      'Decide later',
      'Confirm that all of them stand still',
    ];
    const { element } = await openModal(
      { actions: long.map((label, at) => ({ id: `${at}`, label, variant: 'primary' })) },
      lines(20),
      360,
    );
    await setViewport(360, 500);
    const row = part(element, '.actions');
    expect(row.scrollHeight).to.equal(row.clientHeight);
    const body = part(element, '.body');
    expect(body.scrollHeight).to.be.above(body.clientHeight);
    await setViewport(1280);
  });

  it('[LAY-02] scrolls whole on a window that is too low, as with a zoom of 400 %', async () => {
    const { element } = await mountModal({ actions }, lines(20), 320);
    await setViewport(320, 256);
    element.open = true;
    await element.updateComplete;
    const panel = part(element, '.panel');
    expect(panel.scrollHeight).to.be.above(panel.clientHeight);
    expect(box(dialog(element)).height).to.equal(240);
    await waitUntil(() => panel.tabIndex === 0, 'the keyboard reaches the content');
    settle(element);
    await expectAccessible(element);
    element.open = false;
    await setViewport(1280);
  });

  for (const theme of ['ford', 'lincoln', 'default', 'dark'] as const) {
    it(`[MOD-02] is accessible in ${theme}`, async () => {
      const { element } = await openModal({ theme, actions, locale: 'de-de' });
      await expectAccessible(element);
      expect(seen(element, '.close').map(nameOf)).to.deep.equal(['Schließen']);
    });
  }

  it('[MOD-02] has a name where it has no title', async () => {
    const { element } = await openModal({ heading: '' });
    expect(nameOf(part(element, 'h2'))).to.equal('Notice');
    await expectAccessible(element);
  });
});
