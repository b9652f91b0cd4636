import { expect, html } from '@open-wc/testing';
import { expectAccessible } from '../../../../test/helpers/axe.ts';
import { pageOverflow } from '../../../../test/helpers/page-overflow.ts';
import { control, focused, settle } from '../../../../test/helpers/seen.ts';
import { actions, dialog, focusComes, focusDelay, isOpen, openModal, press } from './modal.fixture.ts';
import type { FpModal } from './modal.ts';

const content = html`<button class="opener" type="button" @click=${showDialog}>Choose</button>
  <dialog><button type="button">Inside</button></dialog>`;

function showDialog({ currentTarget }: Event): void {
  (currentTarget as Element).parentElement!.querySelector('dialog')!.showModal();
}

/** Opens by keyboard: Chromium and Firefox close two dialogs that were opened without user activation with a single Escape. */
async function openDialog(element: FpModal): Promise<HTMLDialogElement> {
  element.querySelector<HTMLElement>('.opener')!.focus();
  await press('Enter');
  return element.querySelector('dialog')!;
}

describe('what is open in the content of <fp-modal>', () => {
  it('[MOD-02] closes alone by Escape where it is a dialog of the page’s own, which keeps Tab', async () => {
    const { element } = await openModal({ actions }, content);
    const own = await openDialog(element);
    const inside = own.querySelector('button');
    expect(focused()).to.equal(inside);
    await press('Escape');
    expect([own.open, isOpen(element)]).to.deep.equal([false, true]);
    await press('Escape');
    expect(element.open).to.equal(false);
  });

  it('[MOD-01] is in use where it is a modal, and what is beneath it is not', async () => {
    const { element } = await openModal(
      { actions },
      html`<button type="button">Choose</button
        ><fp-modal heading="Sure?"><button type="button">Inside</button></fp-modal>`,
    );
    const inner = element.querySelector('fp-modal')!;
    const choose = element.querySelector('button')!;
    const cancel = control(element, 'Cancel');
    choose.focus();
    inner.open = true;
    await inner.updateComplete;
    settle(inner);
    const inside = inner.querySelector('button')!;
    const { x, y } = inside.getBoundingClientRect();
    expect(document.elementFromPoint(x + 8, y + 8)).to.equal(inside);
    for (const beneath of [choose, cancel]) {
      inside.focus();
      beneath.focus();
      expect(focused()).to.equal(inside);
    }
    await expectAccessible(inner);
    await press('Escape');
    expect([inner.open, element.open]).to.deep.equal([false, true]);
    await focusComes(choose);
  });

  it('[MOD-01] goes with the modal, so that the page can be used', async () => {
    const { element, button } = await openModal({}, html`${content}<fp-modal heading="Sure?"></fp-modal>`);
    const inner = element.querySelector('fp-modal')!;
    inner.open = true;
    await inner.updateComplete;
    expect(isOpen(inner)).to.equal(true);
    const own = element.querySelector('dialog')!;
    own.showModal();
    element.open = false;
    await element.updateComplete;
    await inner.updateComplete;
    expect([own.open, dialog(inner).open, inner.open]).to.deep.equal([false, false, false]);
    expect(pageOverflow()).to.equal('visible');
    await focusComes(button);
  });
});

describe('an <fp-modal> in another that the page moves', () => {
  it('[MOD-01] stays open with it', async () => {
    const { element, button } = await openModal({}, html`<fp-modal heading="Sure?"></fp-modal>`);
    const inner = element.querySelector('fp-modal')!;
    inner.open = true;
    await inner.updateComplete;
    button.before(element);
    await inner.updateComplete;
    expect([isOpen(element), isOpen(inner)]).to.deep.equal([true, true]);
  });
});

describe('an <fp-modal> over another', () => {
  for (const [what, hasTrigger] of [
    ['what had it', false],
    ['what had it, where its trigger has gone', true],
  ] as const)
    it(`[MOD-01] gives the focus back at once to ${what}`, async () => {
      const { element } = await openModal({}, html`<button type="button">Next</button>`);
      const next = element.querySelector('button')!;
      next.focus();
      const upper = document.createElement('fp-modal');
      const trigger = document.createElement('button');
      element.after(upper, trigger);
      if (hasTrigger) upper.trigger = trigger;
      upper.open = true;
      await upper.updateComplete;
      trigger.remove();
      upper.open = false;
      await upper.updateComplete;
      expect(focused() === next, 'at once').to.equal(true);
      await focusDelay();
      expect(focused() === next, 'afterwards').to.equal(true);
    });
});

describe('an action of <fp-modal> that closes it', () => {
  it('[MOD-02] is told once, though it is pressed again while the modal fades', async () => {
    const { element } = await openModal({ actions });
    const told: string[] = [];
    element.addEventListener('fp-modal-action', ({ action }) => told.push(action));
    const cancel = control(element, 'Cancel');
    cancel.click();
    cancel.click();
    expect(told).to.deep.equal(['cancel']);
  });
});
