import { expect } from '@open-wc/testing';
import { pageOverflow } from '../../../../test/helpers/page-overflow.ts';
import { control, focused, settle } from '../../../../test/helpers/seen.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import '../notifications/define.ts';
import {
  focusComes,
  focusDelay,
  focusedName,
  modals,
  mountModal,
  mountStack,
  openModal,
  x,
} from './modal.fixture.ts';

describe('the focus after <fp-modal>', () => {
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

  it('[MOD-01] goes to what had it before where what the page has named has gone', async () => {
    const { element } = await openModal({ trigger: document.createElement('a') });
    x(element).click();
    await element.updateComplete;
    await focusDelay();
    expect(focusedName()).to.equal('Open');
  });

  it('[MOD-01] goes to the title of one that is open and whose content is replaced', async () => {
    const step = document.createElement('div');
    const next = step.appendChild(document.createElement('button'));
    const { element } = await openModal({ heading: 'Two steps' }, step);
    next.focus();
    expect(focused()).to.equal(next);
    step.replaceWith(document.createElement('p'));
    await waitUntil(() => focusedName() === 'Two steps', 'the title has the focus');
    expect(element.open).to.equal(true);
    element.open = false;
    await element.updateComplete;
    await focusDelay();
  });

  it('[MOD-01] goes there where nothing had it, such as of a modal that opens by itself', async () => {
    const { element, heading } = await mountModal({ open: true });
    settle(element);
    x(element).click();
    await focusComes(heading);
  });

  it('[MOD-01] returns to the button whose click opened it and focused nothing, as in Safari', async () => {
    const { element, button } = await mountModal();
    button.addEventListener('click', () => (element.open = true));
    button.click();
    await element.updateComplete;
    settle(element);
    x(element).click();
    await focusComes(button);
  });

  it('[MOD-01] goes to the main heading where that button has gone', async () => {
    const { element, button, heading } = await mountModal();
    button.addEventListener('click', () => (element.open = true));
    button.click();
    await element.updateComplete;
    button.remove();
    x(element).click();
    await focusComes(heading);
  });

  it('[MOD-01] returns to that button from the modal of a stack, too', async () => {
    const { element, button } = await mountStack();
    button.click();
    element.modals = [{ id: 'a', title: 'Delete report', children: 'All of it.' }];
    await element.updateComplete;
    const [modal] = modals(element);
    await modal!.updateComplete;
    settle(modal!);
    x(modal!).click();
    await focusComes(button);
  });

  it('[MOD-01] goes to the main heading where another click came before it opened by itself', async () => {
    const { element, button, heading } = await mountModal();
    button.click();
    document.body.click();
    element.open = true;
    await element.updateComplete;
    settle(element);
    x(element).click();
    await focusComes(heading);
  });

  it('[MOD-01] goes there on another page than the one where it was opened', async () => {
    const { href } = location;
    const { element, heading } = await openModal();
    history.pushState(null, '', '/another/');
    x(element).click();
    await focusComes(heading);
    history.replaceState(null, '', href);
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
    expect(pageOverflow()).to.equal('visible');
  });

  it('[MOD-01] returns to the trigger of one that the page has moved while it was open', async () => {
    const { element, button } = await openModal();
    const elsewhere = document.createElement('div');
    button.after(elsewhere);
    elsewhere.append(element);
    await element.updateComplete;
    await focusDelay();
    expect(focusedName()).to.equal('Delete report');
    x(element).click();
    await focusComes(button);
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

  it('[MOD-01] returns to an element with a shadow tree that the page has named', async () => {
    const { element } = await mountModal();
    const host = document.createElement('div');
    element.before(host);
    const inside = document.createElement('button');
    host.attachShadow({ mode: 'open', delegatesFocus: true }).append(inside);
    element.trigger = host;
    element.open = true;
    await element.updateComplete;
    x(element).click();
    await focusComes(inside);
    await focusDelay();
    expect(focused()).to.equal(inside);
  });

  it('[MOD-01] goes to the title of the open drawer beneath where the trigger in that has gone', async () => {
    const { element } = await mountModal();
    const drawer = document.createElement('fp-notification-drawer');
    element.before(drawer);
    drawer.open = true;
    await drawer.updateComplete;
    const trigger = control(drawer, 'Close');
    trigger.focus();
    element.open = true;
    await element.updateComplete;
    trigger.remove();
    x(element).click();
    await focusDelay();
    expect(focusedName()).to.equal('Notifications');
  });

  it('[MOD-01] returns to what the page has named, though something else had it', async () => {
    const { element, button } = await mountModal();
    const elsewhere = document.createElement('button');
    button.after(elsewhere);
    elsewhere.focus();
    element.trigger = button;
    element.open = true;
    await element.updateComplete;
    x(element).click();
    await focusComes(button);
  });
});

describe('the focus in <fp-modal>', () => {
  const [save, next] = [
    { id: 'save', label: 'Save', variant: 'primary' },
    { id: 'next', label: 'Next', variant: 'primary' },
  ] as const;

  for (const [what, actions] of [
    ['is off', [{ ...save, isDisabled: true }]],
    ['has gone', [next]],
    ['leads somewhere now', [{ ...save, href: '/reports/' }]],
  ] as const)
    it(`[MOD-02] goes to the title where the action that has it ${what}`, async () => {
      const { element } = await openModal({ actions: [save] });
      control(element, 'Save').focus();
      element.actions = actions;
      await element.updateComplete;
      expect(focusedName()).to.equal('Delete report');
    });

  it('[MOD-02] stays on an action that changes its words', async () => {
    const { element } = await openModal({ actions: [save] });
    control(element, 'Save').focus();
    element.actions = [{ ...save, label: 'Save all' }];
    await element.updateComplete;
    expect(focusedName()).to.equal('Save all');
  });
});
