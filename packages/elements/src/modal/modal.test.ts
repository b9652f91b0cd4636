import { expect, html } from '@open-wc/testing';
import { expectAccessible } from '../../../../test/helpers/axe.ts';
import { pressTogether } from '../../../../test/helpers/commands.ts';
import { control, focused, nameOf, seen } from '../header/header.fixture.ts';
import {
  actions,
  box,
  closes,
  dialog,
  drag,
  focusComes,
  focusDelay,
  focusedName,
  isOpen,
  lines,
  mountModal,
  openModal,
  part,
  press,
  x,
} from './modal.fixture.ts';
import type { FpModal } from './modal.ts';

const overflow = () => getComputedStyle(document.documentElement).overflowY;
/** What the modal tells the page from now on. */
function listen(modal: FpModal): string[] {
  const told: string[] = [];
  modal.addEventListener('fp-modal-close', ({ modalId, reason }) =>
    told.push(`${modalId} closed by ${reason}`),
  );
  modal.addEventListener('fp-modal-action', ({ modalId, action }) => told.push(`${modalId} ${action}`));
  return told;
}

describe('<fp-modal>', () => {
  afterEach(() => document.documentElement.removeAttribute('dir'));

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

    it('[MOD-02] begins at its title where the field stands under more than fits', async () => {
      await openModal({}, html`${lines(80)}<label>Name <input /></label>`);
      expect(focusedName()).to.equal('Delete report');
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

    it('[MOD-02] leaves the focus where it is when the backdrop is pressed', async () => {
      const { element } = await openModal({ disableClickOutClose: true });
      const pressed = new MouseEvent('mousedown', { bubbles: true, cancelable: true });
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
      const held = new KeyboardEvent('keydown', {
        key: 'Escape',
        repeat: true,
        bubbles: true,
        composed: true,
      });
      x(element).dispatchEvent(held);
      await element.updateComplete;
      expect(isOpen(element)).to.equal(true);
    });

    it('[MOD-02] not by a file field that was left without a choice', async () => {
      const { element } = await openModal({}, html`<input type="file" aria-label="Picture" />`);
      element.querySelector('input')!.dispatchEvent(new Event('cancel', { bubbles: true }));
      await element.updateComplete;
      expect(isOpen(element)).to.equal(true);
    });
  });

  describe('its actions', () => {
    it('[MOD-03] stand at the end of the row, or in its middle', async () => {
      const { element } = await openModal({ actions });
      const edges = () => {
        const row = box(part(element, '.actions'));
        return [
          box(control(element, 'Cancel')).left - row.left,
          row.right - box(control(element, 'Delete')).right,
        ];
      };
      expect(edges()[1]).to.be.closeTo(24, 0.1);
      expect(edges()[0]).to.be.above(200);
      element.actionsPlacement = 'center';
      await element.updateComplete;
      expect(edges()[0]).to.be.closeTo(edges()[1]!, 1);
      element.actionsPlacement = 'right';
      document.documentElement.dir = 'rtl';
      await element.updateComplete;
      expect(box(control(element, 'Delete')).left - box(part(element, '.actions')).left).to.be.closeTo(
        24,
        0.1,
      );
    });

    it('[MOD-03] say what was chosen; whether the modal closes then is theirs to say', async () => {
      const { element } = await openModal({ actions });
      const told = listen(element);
      control(element, 'Delete').click();
      await element.updateComplete;
      expect(isOpen(element)).to.equal(true);
      control(element, 'Cancel').click();
      await closes(element);
      expect(told).to.deep.equal(['m delete', 'm cancel', 'm closed by action']);
    });

    it('[MOD-03] can be disabled', async () => {
      const [, action] = actions;
      const { element } = await openModal({ actions: [{ ...action, isDisabled: true }] });
      const told = listen(element);
      expect(control(element, 'Delete').matches(':disabled')).to.equal(true);
      control(element, 'Delete').click();
      expect(told).to.deep.equal([]);
      await expectAccessible(element);
    });

    it('[MOD-04] lead to another site by a real link that tells the page first', async () => {
      const href = 'https://other.example/privacy/';
      const way = { id: 'continue', label: 'Continue', variant: 'primary', href, closes: true } as const;
      const { element } = await openModal({ actions: [way] });
      const told = listen(element);
      element.addEventListener('fp-navigate', (event) => {
        told.push(event.href);
        event.preventDefault();
      });
      expect(control(element, 'Continue')).to.have.property('href', href);
      control(element, 'Continue').click();
      await closes(element);
      expect(told).to.deep.equal(['m continue', 'm closed by action', href]);
    });

    it('[MOD-04] lead nowhere where the address was unsafe', async () => {
      const way = { id: 'continue', label: 'Continue', variant: 'primary', href: '' } as const;
      const { element } = await openModal({ actions: [way] });
      expect(control(element, 'Continue').matches('button:disabled')).to.equal(true);
    });
  });

  describe('the focus afterwards', () => {
    it('[MOD-01] goes to the main heading where the trigger has gone', async () => {
      const { element, button, heading } = await openModal();
      button.remove();
      x(element).click();
      await focusComes(heading);
    });

    it('[MOD-01] goes there where the trigger can be seen no more', async () => {
      const { element, button, heading } = await openModal();
      button.hidden = true;
      x(element).click();
      await focusComes(heading);
    });

    it('[MOD-01] stays where the page has put it meanwhile', async () => {
      const { element, button } = await openModal();
      const elsewhere = document.createElement('button');
      button.after(elsewhere);
      x(element).click();
      await element.updateComplete;
      elsewhere.focus();
      await focusDelay();
      expect(focused()).to.equal(elsewhere);
    });

    it('[MOD-01] returns when the modal is taken out of the page', async () => {
      const { element, button } = await openModal();
      element.remove();
      await focusComes(button);
      expect(overflow()).to.equal('visible');
    });

    it('[MOD-01] returns into a shadow tree', async () => {
      const { element } = await mountModal();
      const host = document.createElement('div');
      element.before(host);
      const inside = document.createElement('button');
      host.attachShadow({ mode: 'open' }).append(inside);
      inside.focus();
      element.open = true;
      await element.updateComplete;
      expect(focusedName()).to.equal('Delete report');
      x(element).click();
      await focusComes(inside);
    });
  });
});
