import { notices as messages } from '../../../model/src/messages/en/notices.ts';
import { privacyConfirmation } from '@fleet-portal/model/rules';
import { expect, html } from '@open-wc/testing';
import { expectAccessible } from '../../../../test/helpers/axe.ts';
import { click } from '../../../../test/helpers/click.ts';
import { noteConsole } from '../../../../test/helpers/note-console.ts';
import { pageOverflow } from '../../../../test/helpers/page-overflow.ts';
import { control, focused, nameOf } from '../../../../test/helpers/seen.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import {
  dialog,
  focusComes,
  focusDelay,
  focusedName,
  made,
  modals,
  mountStack,
  opens,
  part,
  press,
  shown,
  top,
  x,
} from './modal.fixture.ts';
import type { FpModalStack } from './modal-stack.ts';

/** Two modals, the second opened from a button of the first. */
async function mountNested(): Promise<{ stack: FpModalStack; button: HTMLElement; heading: HTMLElement }> {
  const { element: stack, button, heading } = await mountStack();
  button.focus();
  stack.push(made('a', { children: html`<button>More</button>` }));
  await opens(stack, 'Modal a');
  control(stack, 'More').focus();
  stack.push(made('b'));
  await opens(stack, 'Modal a', 'Modal b');
  await waitUntil(() => focusedName() === 'Modal b', 'the focus is in the upper one');
  return { stack, button, heading };
}

describe('<fp-modal-stack>', () => {
  it('[MOD-01] goes on after what is no modal, which it names', async () => {
    const { element: stack } = await mountStack();
    const said = noteConsole('error');
    for (const wrong of [undefined, null, {}, { id: 7 }, 'text'])
      expect(() => stack.push(wrong as never)).to.throw(TypeError, '<fp-modal-stack>');
    for (const wrong of [[null, made('a')], 7]) {
      stack.modals = wrong as never;
      await stack.updateComplete;
    }
    expect(said).to.have.length(2);
    expect(said[0]).to.match(/^<fp-modal-stack>: /);
    stack.push(made('b'));
    await opens(stack, 'Modal b');
  });

  it('[MOD-01] shows one over another, the lower one inert', async () => {
    const { stack } = await mountNested();
    const [lower, upper] = modals(stack);
    part(lower!, '.close').focus();
    expect(focusedName()).to.equal('Modal b');
    const { left, top: edge, width } = dialog(upper!).getBoundingClientRect();
    expect(document.elementFromPoint(left + width / 2, edge + 30)?.closest('fp-modal')).to.equal(upper);
    await expectAccessible(stack);
  });

  it('[MOD-02] closes the upper one alone by a double click', async () => {
    const { stack } = await mountNested();
    const [lower, upper] = modals(stack);
    click(x(upper!));
    click(x(lower!), 2);
    await opens(stack, 'Modal a');
    click(x(lower!));
    await opens(stack);
  });

  it('[MOD-01] closes one with each Escape, and the focus goes back step by step', async () => {
    const { stack, button } = await mountNested();
    await press('Escape');
    await opens(stack, 'Modal a');
    await focusComes(control(stack, 'More'));
    expect(pageOverflow()).to.equal('hidden');
    await press('Escape');
    await opens(stack);
    await focusComes(button);
    expect(pageOverflow()).to.equal('visible');
    await waitUntil(() => modals(stack).length === 0, 'they are away');
  });

  it('[MOD-01] gives the focus to the modal beneath where the trigger in it has gone', async () => {
    const { stack } = await mountNested();
    control(stack, 'More').remove();
    x(top(stack)).click();
    await opens(stack, 'Modal a');
    await waitUntil(() => focusedName() === 'Modal a', 'the focus comes');
  });

  it('[MOD-01] gives the focus to the first trigger where all close at once', async () => {
    const { stack, button } = await mountNested();
    stack.modals = [];
    await opens(stack);
    await focusDelay();
    await focusComes(button);
  });

  it('[MOD-01] gives it there, too, while the upper one that still fades has it', async () => {
    const { stack, button } = await mountNested();
    const [lower, upper] = modals(stack);
    dialog(lower!).style.transition = 'none';
    dialog(upper!).style.transitionDuration = '2s';
    stack.modals = [];
    await focusComes(button);
  });

  it('[MOD-01] gives it to the main heading where the modal with the trigger has closed first', async () => {
    const { stack, heading } = await mountNested();
    stack.modals = stack.modals!.slice(1);
    await opens(stack, 'Modal b');
    await waitUntil(() => modals(stack).length === 1, 'the lower one is away');
    expect(focusedName()).to.equal('Modal b');
    await press('Escape');
    await focusComes(heading);
  });

  it('[MOD-01] opens a modal 300 ms after it was pushed while another closes, with the same trigger', async () => {
    const { element: stack, button } = await mountStack();
    button.focus();
    stack.push(made('a'));
    await opens(stack, 'Modal a');
    stack.pop();
    const pushed = performance.now();
    stack.push(made('b'));
    await stack.updateComplete;
    await waitUntil(() => shown(stack).length === 0, 'the first closes');
    await opens(stack, 'Modal b');
    expect(performance.now() - pushed).to.be.at.least(299);
    expect(focusedName()).to.equal('Modal b');
    x(top(stack)).click();
    await focusComes(button);
  });

  it('[MOD-01] opens two that are pushed one right after the other, both', async () => {
    const { element: stack, button } = await mountStack();
    button.focus();
    stack.push(made('a'));
    stack.push(made('b'));
    await opens(stack, 'Modal a', 'Modal b');
    stack.pop();
    stack.pop();
    await opens(stack);
    await focusComes(button);
    expect(pageOverflow()).to.equal('visible');
  });

  it('[MOD-01] shows what was pushed again while it closes', async () => {
    const { element: stack } = await mountStack();
    stack.push(made('a'));
    await opens(stack, 'Modal a');
    stack.pop();
    stack.push(made('a'));
    await waitUntil(() => shown(stack).length === 0, 'it closes');
    await opens(stack, 'Modal a');
    expect(modals(stack)).to.have.length(1);
  });

  it('[MOD-01] shows nothing in a copy of a stack that shows something', async () => {
    const { element: stack } = await mountStack();
    stack.push(made('a'));
    await opens(stack, 'Modal a');
    const place = document.createElement('div');
    place.append(stack.cloneNode(true));
    const copy = place.querySelector('fp-modal-stack')!;
    stack.modals = [];
    await opens(stack);
    stack.after(place);
    await copy.updateComplete;
    expect(shown(copy)).to.deep.equal([]);
    copy.push(made('b'));
    await opens(copy, 'Modal b');
    place.remove();
  });

  it('[MOD-01] gives the focus back to a point of a chart', async () => {
    const { element: stack } = await mountStack();
    const chart = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    const point = document.createElementNS('http://www.w3.org/2000/svg', 'g');
    point.setAttribute('tabindex', '0');
    chart.append(point);
    stack.before(chart);
    point.focus();
    stack.push(made('a'));
    await opens(stack, 'Modal a');
    stack.pop();
    await waitUntil(() => document.activeElement === point, 'the point has the focus');
    await focusDelay();
    expect(document.activeElement === point).to.equal(true);
    chart.remove();
  });

  it('[MOD-01] tells of each modal once that it is shown', async () => {
    const { element: stack } = await mountStack();
    const told: string[] = [];
    stack.addEventListener('fp-modal-display', ({ modalId }) => told.push(modalId));
    stack.modals = [made('a'), made('sent', { hasSentAnalytics: true })];
    await opens(stack, 'Modal a', 'Modal sent');
    stack.modals = [made('a', { title: 'Modal A' })];
    await opens(stack, 'Modal A');
    stack.push(made('c'));
    await waitUntil(() => told.length > 1, 'the last shows');
    expect(told).to.deep.equal(['a', 'c']);
  });

  it('[ENT-19] gives a modal its id for the X and what gets the focus back, and its own language and theme', async () => {
    const { element: stack, button, heading } = await mountStack();
    button.focus();
    heading.tabIndex = -1;
    Object.assign(stack, { locale: 'fr-ca', theme: 'dark' });
    stack.push(made('a', { closeIconId: 'close-a', trigger: heading }));
    await opens(stack, 'Modal a');
    await waitUntil(() => focusedName() === 'Modal a', 'the focus is in it');
    const close = control(stack, 'Fermer');
    expect([close.id, dialog(top(stack)).dataset.theme]).to.deep.equal(['close-a', 'dark']);
    close.click();
    await focusComes(heading);
  });

  it('[MOD-01] holds nothing back when it is taken away while modals open and close', async () => {
    const { element: stack, button } = await mountStack();
    button.focus();
    stack.push(made('a'));
    await opens(stack, 'Modal a');
    stack.pop();
    stack.push(made('b'));
    await stack.updateComplete;
    stack.remove();
    expect(pageOverflow()).to.equal('visible');
    await focusComes(button);
    document.body.append(stack);
    await opens(stack, 'Modal b');
    stack.remove();
    expect(pageOverflow()).to.equal('visible');
  });

  it('[MOD-01] takes a text, a node and a template as content, styled by the page', async () => {
    const { element: stack } = await mountStack();
    const node = document.createElement('section');
    node.textContent = 'Node';
    stack.modals = [made('a'), made('b', { children: node }), made('c', { children: html`<b>Template</b>` })];
    await opens(stack, 'Modal a', 'Modal b', 'Modal c');
    expect(modals(stack).map(({ textContent }) => textContent.trim())).to.deep.equal([
      'Text of a',
      'Node',
      'Template',
    ]);
    expect(document.querySelector('fp-modal section')).to.equal(node);
  });

  it('[MOD-04] shows the privacy confirmation', async () => {
    const { element: stack } = await mountStack();
    stack.push(privacyConfirmation('https://other.example/', messages));
    await opens(stack, 'You are leaving this site');
    expect(nameOf(focused()!)).to.equal('You are leaving this site');
    expect(control(stack, 'Continue')).to.have.property('href', 'https://other.example/');
    await expectAccessible(stack);
    control(stack, 'Cancel').click();
    await opens(stack);
  });
});
