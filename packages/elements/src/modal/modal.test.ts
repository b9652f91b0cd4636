import { expect, html } from '@open-wc/testing';
import { pressTogether, setViewport } from '../../../../test/helpers/commands.ts';
import { drag } from '../../../../test/helpers/drag.ts';
import { holdEscape } from '../../../../test/helpers/hold-escape.ts';
import { box, control, focused, nameOf, seen } from '../../../../test/helpers/seen.ts';
import {
  actions,
  closes,
  dialog,
  focusComes,
  focusedName,
  isOpen,
  lines,
  listen,
  mountModal,
  openModal,
  part,
  press,
  x,
  overflow,
} from './modal.fixture.ts';

describe('<fp-modal>', () => {
  describe('open', () => {
    it('[MOD-02] is a dialog that its title names, over an inert page that holds still', async () => {
      const { element, button } = await openModal();
      expect(dialog(element).matches(':modal')).to.equal(true);
      expect(dialog(element).getAttribute('aria-labelledby')).to.equal(part(element, 'h2').id);
      expect(nameOf(part(element, 'h2'))).to.equal('Delete report');
      expect(overflow()).to.equal('hidden');
      button.focus();
      expect(focused()).not.to.equal(button);
      element.open = false;
      await closes(element);
      expect(overflow()).to.equal('visible');
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
      expect(overflow()).to.equal('visible');
      parent.append(element);
      await element.updateComplete;
      expect(isOpen(element)).to.equal(true);
      expect(overflow()).to.equal('hidden');
    });
  });

  describe('closed by the user', () => {
    it('[MOD-02] by its X', async () => {
      const { element, button } = await openModal();
      const told = listen(element);
      x(element).click();
      await closes(element);
      expect(told).to.deep.equal(['m closed by x']);
      expect(element.open).to.equal(false);
      await focusComes(button);
    });

    it('[MOD-02] at once, also where its page changes the language then', async () => {
      const { element } = await openModal();
      element.addEventListener('fp-modal-close', () => (element.locale = 'it-it'));
      x(element).click();
      expect(isOpen(element)).to.equal(false);
    });

    it('[MOD-02] by Escape, from the title and from a field', async () => {
      const { element, button } = await openModal({}, html`<label>Name <input /></label>`);
      const told = listen(element);
      await press('Escape');
      await closes(element);
      await focusComes(button);
      expect(told).to.deep.equal(['m closed by escape']);
    });

    it('[MOD-02] by a click outside', async () => {
      const { element, button } = await openModal();
      const told = listen(element);
      drag(dialog(element), dialog(element));
      await closes(element);
      expect(told).to.deep.equal(['m closed by outside']);
      await focusComes(button);
    });

    it('[MOD-02] not by a press that only begins or ends outside, as when text is selected', async () => {
      const { element } = await openModal();
      const told = listen(element);
      const text = element.querySelector('p')!;
      drag(text, dialog(element), dialog(element));
      drag(dialog(element), text, dialog(element));
      drag(text, text);
      drag(part(element, '.head'), part(element, '.body'), part(element, '.panel'));
      await element.updateComplete;
      expect([isOpen(element), told.length]).to.deep.equal([true, 0]);
    });

    it('[MOD-02] not by the second click of the double click that opened it', async () => {
      const { element } = await openModal();
      const told = listen(element);
      drag(dialog(element), dialog(element), dialog(element), { detail: 2 });
      await element.updateComplete;
      expect([isOpen(element), told.length]).to.deep.equal([true, 0]);
    });

    it('[MOD-02] leaves the focus where it is when the backdrop is pressed', async () => {
      const { element } = await openModal({ disableClickOutClose: true });
      const pressed = new MouseEvent('mousedown', { bubbles: true, composed: true, cancelable: true });
      dialog(element).dispatchEvent(pressed);
      expect(pressed.defaultPrevented).to.equal(true);
    });

    it('[MOD-02] by nothing that is disabled', async () => {
      const { element } = await openModal({ disableClickOutClose: true, disableXButton: true, actions });
      const told = listen(element);
      await press('Escape');
      await press('Escape');
      drag(dialog(element), dialog(element));
      dialog(element).close();
      await new Promise((resolve) => dialog(element).addEventListener('close', resolve, { once: true }));
      await element.updateComplete;
      expect(seen(element, '.close')).to.have.length(0);
      expect([isOpen(element), told.length]).to.deep.equal([true, 0]);
      control(element, 'Cancel').click();
      await closes(element);
      expect(told).to.deep.equal(['m cancel', 'm closed by action']);
    });

    it('[MOD-02] not by the browser where that is disabled, though a frame comes before it says so', async () => {
      const { element } = await openModal({ disableXButton: true });
      const told = listen(element);
      const isTold = new Promise((resolve) =>
        dialog(element).addEventListener('close', resolve, { once: true }),
      );
      requestAnimationFrame(() => dialog(element).close());
      await isTold;
      await element.updateComplete;
      expect([isOpen(element), told]).to.deep.equal([true, []]);
    });

    it('[MOD-02] not where the page prevents it', async () => {
      const { element } = await openModal();
      element.addEventListener('fp-modal-close', (event) => event.preventDefault());
      await press('Escape');
      x(element).click();
      await element.updateComplete;
      expect(isOpen(element)).to.equal(true);
    });

    it('[MOD-02] not by an Escape that its content has used, nor by one that is held', async () => {
      const { element } = await openModal(
        {},
        html`<input @keydown=${(event: Event) => event.preventDefault()} />`,
      );
      await press('Escape');
      x(element).focus();
      expect(holdEscape()).to.equal(true);
      await element.updateComplete;
      expect(isOpen(element)).to.equal(true);
    });

    for (const kind of ['auto', 'manual']) {
      it(`[MOD-02] by Escape only after the popover in it that Escape closes (${kind})`, async () => {
        const { element } = await openModal({}, html`<div popover=${kind}>Choose</div>`);
        const popover = element.querySelector<HTMLElement>('[popover]')!;
        popover.showPopover();
        await press('Escape');
        expect(isOpen(element)).to.equal(kind === 'auto');
        expect(popover.matches(':popover-open') && isOpen(element)).to.equal(false);
        await press('Escape');
        await closes(element);
      });
    }

    it('[MOD-02] by the page that hides it, whatever it says, as nobody could close it then', async () => {
      const { element } = await openModal({ disableClickOutClose: true, disableXButton: true });
      const told = listen(element);
      element.addEventListener('fp-modal-close', (event) => event.preventDefault());
      element.parentElement!.hidden = true;
      await closes(element);
      expect(told).to.deep.equal(['m closed by hidden']);
    });

    it('[MOD-02] not by being taken off the page', async () => {
      const { element } = await openModal();
      const told = listen(element);
      const box = dialog(element);
      const isClosed = new Promise((resolve) => box.addEventListener('close', resolve));
      element.remove();
      await isClosed;
      expect(told).to.deep.equal([]);
    });

    it('[MOD-02] not by a file field that was left without a choice', async () => {
      const { element } = await openModal({}, html`<input type="file" aria-label="Picture" />`);
      element.querySelector('input')!.dispatchEvent(new Event('cancel', { bubbles: true }));
      await element.updateComplete;
      expect(isOpen(element)).to.equal(true);
    });
  });
});
