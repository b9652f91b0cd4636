import { expect, html } from '@open-wc/testing';
import { drag } from '../../../../test/helpers/drag.ts';
import { holdEscape } from '../../../../test/helpers/hold-escape.ts';
import { control, seen } from '../../../../test/helpers/seen.ts';
import {
  actions,
  closes,
  dialog,
  focusComes,
  isOpen,
  listen,
  openModal,
  part,
  press,
  x,
} from './modal.fixture.ts';

describe('<fp-modal> closed by the user', () => {
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
