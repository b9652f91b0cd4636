import { aTimeout, expect } from '@open-wc/testing';
import { drag } from '../../../../test/helpers/drag.ts';
import { control } from '../../../../test/helpers/seen.ts';
import { noteConsole } from '../../../../test/helpers/note-console.ts';
import { dialog, made, modals, mountStack, opens, press, shown, top, x } from './modal.fixture.ts';

describe('what closes in a stack of modals', () => {
  it('[ENT-19] takes modals that leave out what has a default, and closes them', async () => {
    const { element: stack } = await mountStack();
    stack.modals = [{ id: 'a', title: 'Modal a', children: 'Text of a' }];
    stack.push({ id: 'b', title: 'Modal b', children: 'Text of b' });
    await opens(stack, 'Modal a', 'Modal b');
    drag(dialog(top(stack)), dialog(top(stack)));
    await opens(stack, 'Modal a');
    x(modals(stack)[0]!).click();
    await opens(stack);
    expect(stack.modals).to.deep.equal([]);
  });

  it('[MOD-01] leaves what the user closes off its list and calls its onClose, once', async () => {
    const { element: stack } = await mountStack();
    let closed = 0;
    stack.modals = [made('a', { onClose: () => closed++ }), made('b')];
    await opens(stack, 'Modal a', 'Modal b');
    drag(dialog(top(stack)), dialog(top(stack)));
    await opens(stack, 'Modal a');
    expect(stack.modals.map(({ id }) => id)).to.deep.equal(['a']);
    expect(closed).to.equal(0);
    await press('Escape');
    await opens(stack);
    expect([stack.modals.length, closed]).to.deep.equal([0, 1]);
  });

  it('[MOD-01] calls the onClose of a modal that the page takes off its list itself', async () => {
    const { element: stack } = await mountStack();
    let closed = 0;
    stack.modals = [made('a', { onClose: () => closed++ })];
    await opens(stack, 'Modal a');
    stack.parentElement!.addEventListener('fp-modal-close', ({ modalId }) => {
      stack.modals = stack.modals!.filter(({ id }) => id !== modalId);
    });
    await press('Escape');
    await opens(stack);
    expect(closed).to.equal(1);
  });

  it('[MOD-01] lets what a page opens as a modal closes wait until that has gone', async () => {
    const { element: stack } = await mountStack();
    stack.push(made('a'));
    await opens(stack, 'Modal a');
    stack.parentElement!.addEventListener('fp-modal-close', () => stack.push(made('b')));
    await press('Escape');
    await aTimeout(0);
    expect(modals(stack).map(({ heading, open }) => [heading, open])).to.deep.equal([['Modal a', false]]);
    await opens(stack, 'Modal b');
  });

  it('[MOD-01] closes one that stands beside what is no modal, and calls its onClose', async () => {
    const { element: stack } = await mountStack();
    noteConsole('error');
    let closed = 0;
    stack.modals = [null, made('a', { onClose: () => closed++ })] as never;
    await opens(stack, 'Modal a');
    await press('Escape');
    await opens(stack);
    expect([stack.modals, closed]).to.deep.equal([[], 1]);
  });

  for (const way of ['push', 'modals'] as const) {
    it(`[MOD-01] lets what an action opens by ${way} wait until the modal that it closes has gone`, async () => {
      const { element: stack } = await mountStack();
      stack.push(made('a', { actions: [{ id: 'next', label: 'Next', variant: 'primary', closes: true }] }));
      await opens(stack, 'Modal a');
      stack.parentElement!.addEventListener('fp-modal-action', () => {
        if (way === 'push') stack.push(made('b'));
        else stack.modals = [...stack.modals!, made('b')];
      });
      control(top(stack), 'Next').click();
      await aTimeout(0);
      expect(modals(stack).map(({ heading, open }) => [heading, open])).to.deep.equal([['Modal a', false]]);
      await opens(stack, 'Modal b');
      expect(stack.modals!.map(({ id }) => id)).to.deep.equal(['b']);
    });
  }

  it('[MOD-01] opens a modal at once after an action whose close the page has prevented', async () => {
    const { element: stack } = await mountStack();
    stack.push(made('a', { actions: [{ id: 'next', label: 'Next', variant: 'primary', closes: true }] }));
    await opens(stack, 'Modal a');
    stack.parentElement!.addEventListener('fp-modal-close', (event) => event.preventDefault());
    control(top(stack), 'Next').click();
    await Promise.resolve();
    stack.push(made('b'));
    await stack.updateComplete;
    expect(stack.querySelectorAll('fp-modal')).to.have.length(2);
  });

  it('[MOD-01] opens at once what a page asks instead of letting a modal close', async () => {
    const { element: stack } = await mountStack();
    stack.push(made('a'));
    await opens(stack, 'Modal a');
    stack.parentElement!.addEventListener('fp-modal-close', (event) => {
      event.preventDefault();
      stack.push(made('b'));
    });
    await press('Escape');
    await stack.updateComplete;
    expect(modals(stack).map(({ heading, open }) => [heading, open])).to.deep.equal([
      ['Modal a', true],
      ['Modal b', true],
    ]);
  });

  it('[MOD-01] keeps a modal that the page does not let go', async () => {
    const { element: stack } = await mountStack();
    stack.push(made('a'));
    await opens(stack, 'Modal a');
    stack.parentElement!.addEventListener('fp-modal-close', (event) => event.preventDefault());
    await press('Escape');
    await stack.updateComplete;
    expect([shown(stack), stack.modals!.length]).to.deep.equal([['Modal a'], 1]);
  });
});
