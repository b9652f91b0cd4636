import { expect, html } from '@open-wc/testing';
import { pressTogether, setViewport } from '../../../../test/helpers/commands.ts';
import { pageOverflow } from '../../../../test/helpers/page-overflow.ts';
import { box, focused, nameOf } from '../../../../test/helpers/seen.ts';
import {
  actions,
  closes,
  dialog,
  focusedName,
  isOpen,
  lines,
  mountModal,
  openModal,
  part,
  press,
  x,
} from './modal.fixture.ts';

describe('<fp-modal>', () => {
  describe('open', () => {
    it('[MOD-02] is a dialog that its title names, over an inert page that holds still', async () => {
      const { element, button } = await openModal();
      expect(dialog(element).matches(':modal')).to.equal(true);
      expect(dialog(element).getAttribute('aria-labelledby')).to.equal(part(element, 'h2').id);
      expect(nameOf(part(element, 'h2'))).to.equal('Delete report');
      expect(pageOverflow()).to.equal('hidden');
      button.focus();
      expect(focused()).not.to.equal(button);
      element.open = false;
      await closes(element);
      expect(pageOverflow()).to.equal('visible');
    });

    it('[MOD-02] begins at its title, at its first field, or at what the content marks', async () => {
      await openModal();
      expect(focusedName()).to.equal('Delete report');
      const field = html`<p>Which?</p>
        <label>Name <input /></label>`;
      const { element } = await openModal({}, field);
      expect(focused()).to.equal(element.querySelector('input'));
      const marked = await openModal(
        {},
        html`${lines(80)}<button id="marked" ?autofocus=${true}>Here</button>`,
      );
      expect(focused()).to.equal(marked.element.querySelector('#marked'));
    });

    it('[MOD-02] begins at its title where the field stands under more than fits, and at its top, however it was left', async () => {
      const { element } = await openModal({}, html`${lines(80)}<label>Name <input /></label>`);
      expect(focusedName()).to.equal('Delete report');
      const body = part(element, '.body');
      body.scrollTop = 500;
      for (const open of [false, true]) {
        element.open = open;
        await element.updateComplete;
      }
      expect(body.scrollTop).to.equal(0);
    });

    for (const [what, content] of [
      ['is marked', html`${lines(20)}<button ?autofocus=${true}>Here</button>`],
      ['is its first field', html`<label>Name <input /></label>${lines(20)}`],
    ] as const)
      it(`[MOD-02][LAY-01] begins at its top in a low window that makes all of it scroll, whatever ${what}`, async () => {
        const { element } = await mountModal({}, content);
        await setViewport(320, 256);
        element.open = true;
        await element.updateComplete;
        expect(focusedName()).to.equal('Delete report');
        expect(part(element, '.panel').scrollTop).to.equal(0);
        await setViewport(1024);
      });

    it('[MOD-02] keeps Tab inside, in both directions', async () => {
      const { element } = await openModal({ actions }, html`<p>Or <a href="#report">look at it</a>.</p>`);
      const met: string[] = [];
      for (let step = 0; step < 5; step++) {
        await press('Tab');
        met.push(focusedName());
      }
      expect(met).to.deep.equal(['Close', 'look at it', 'Cancel', 'Delete', 'Close']);
      await pressTogether(['Shift', 'Tab']);
      expect(focusedName()).to.equal('Delete');
      part(element, 'h2').focus();
      await pressTogether(['Shift', 'Tab']);
      expect(focusedName()).to.equal('Delete');
    });

    it('[MOD-02] keeps Tab inside where it has nothing to stop at', async () => {
      await openModal({ disableXButton: true });
      await press('Tab');
      expect(focusedName()).to.equal('Delete report');
    });

    for (const [which, checked] of [
      ['chosen', 'a'],
      ['first, where none is chosen,', ''],
    ] as const) {
      it(`[MOD-02] keeps Tab inside where the ${which} of a group of radio buttons is its last stop`, async () => {
        const radio = (name: string) =>
          html`<label>${name} <input type="radio" name="which" .checked=${name === checked} /></label>`;
        const { element } = await openModal({}, html`${['a', 'b', 'c'].map(radio)}`);
        const [first] = element.querySelectorAll('input');
        expect(focused()).to.equal(first);
        await press('Tab');
        expect(focusedName()).to.equal('Close');
        await pressTogether(['Shift', 'Tab']);
        expect(focused()).to.equal(first);
      });
    }

    it('[MOD-02] stops at every radio button that belongs to no other', async () => {
      const one = html`<form><input type="radio" name="which" checked /></form>`;
      const { element } = await openModal({}, html`${one}${one}<input type="radio" /><input type="radio" />`);
      const stops = [...element.querySelectorAll('input')];
      stops.at(-1)!.focus();
      await press('Tab');
      expect(focusedName()).to.equal('Close');
      await pressTogether(['Shift', 'Tab']);
      expect(focused()).to.equal(stops.at(-1));
    });

    it('[MOD-02] has a title of its own where its page gives none that can be read', async () => {
      for (const heading of [undefined, null, ' ']) {
        const { element } = await openModal({ heading: heading! });
        expect(nameOf(part(element, 'h2'))).to.equal('Notice');
      }
    });

    it('[ENT-19] gives its X the id, in a reach of 44 px', async () => {
      const { element } = await openModal({ closeIconId: 'terms-close' });
      expect(x(element).id).to.equal('terms-close');
      expect([box(x(element)).width, box(x(element)).height]).to.deep.equal([44, 44]);
    });

    it('[MOD-02] is shown when it is connected open, and again after it was moved', async () => {
      const { element } = await openModal();
      const parent = element.parentElement!;
      element.remove();
      expect(pageOverflow()).to.equal('visible');
      parent.append(element);
      await element.updateComplete;
      expect(isOpen(element)).to.equal(true);
      expect(pageOverflow()).to.equal('hidden');
    });
  });
});
