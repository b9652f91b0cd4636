import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import type { Modal } from '../../entities/index.ts';
import {
  closeModal,
  modalsOf,
  openModal,
  popModal,
  pushModal,
  removeModal,
  untoldModals,
  withModals,
  withModalsTold,
  type ModalStack,
} from './modal-stack.ts';
import { createModal } from './modal.ts';

const modal = (id: string, more: Partial<Modal> = {}) =>
  createModal({ id, title: id, children: '', ...more });
const shown = (stack: ModalStack) => stack.map(({ modal: { id }, phase }) => `${id} ${phase}`).join(', ');
const push = (id: string) => (stack: ModalStack) => pushModal(stack, modal(id));
const close = (id: string) => (stack: ModalStack) => closeModal(stack, id);
const open = (key: number) => (stack: ModalStack) => openModal(stack, key);
const remove = (key: number) => (stack: ModalStack) => removeModal(stack, key);
const sync =
  (...ids: string[]) =>
  (stack: ModalStack) =>
    withModals(
      stack,
      ids.map((id) => modal(id)),
    );
const run = (steps: readonly ((stack: ModalStack) => ModalStack)[]) =>
  steps.reduce<ModalStack>((stack, step) => step(stack), []);

describe('the stack of modals', () => {
  it('[MOD-01] lets new ones wait where another is about to close', () => {
    assert.equal(shown(withModals([], [modal('a')], true)), 'a waiting');
  });

  it('[ENT-19] marks as told only those that were', () => {
    const stack = run([push('a'), push('b')]);
    const told = withModalsTold(stack, modalsOf(stack).slice(0, 1));
    assert.equal(shown(told), 'a open, b open');
    assert.deepEqual(
      untoldModals(told).map(({ id }) => id),
      ['b'],
    );
  });

  const cases = [
    ['opens the first at once', [push('a')], 'a open'],
    ['opens one over another at once', [push('a'), push('b')], 'a open, b open'],
    ['lets one wait while another closes', [push('a'), popModal, push('b')], 'a closing, b waiting'],
    ['opens it then', [push('a'), popModal, push('b'), open(2)], 'a closing, b open'],
    ['takes the closed one away', [push('a'), popModal, push('b'), remove(1), open(2)], 'b open'],
    [
      'keeps the order of two that wait',
      [push('a'), popModal, push('b'), push('c')],
      'a closing, b waiting, c waiting',
    ],
    [
      'opens one of two that wait',
      [push('a'), popModal, push('b'), push('c'), open(2)],
      'a closing, b open, c waiting',
    ],
    [
      'lets one wait behind one that waits',
      [push('a'), popModal, push('b'), remove(1), push('c')],
      'b waiting, c waiting',
    ],
    ['pops the top alone', [push('a'), push('b'), popModal], 'a open, b closing'],
    ['pops one after the other', [push('a'), push('b'), popModal, popModal], 'a closing, b closing'],
    ['drops one that waits without showing it', [push('a'), popModal, push('b'), popModal], 'a closing'],
    ['takes away one of two that close', [push('a'), push('b'), popModal, popModal, remove(2)], 'a closing'],
    ['pops nothing of nothing', [popModal], ''],
    ['closes one beneath and keeps those above', [push('a'), push('b'), close('a')], 'a closing, b open'],
    ['closes nothing that it does not have', [push('a'), close('z')], 'a open'],
    ['has a modal once', [push('a'), push('b'), push('a')], 'a open, b open'],
    ['takes one again while it closes', [push('a'), popModal, push('a')], 'a closing, a waiting'],
    ['removes the closing one of the two', [push('a'), popModal, push('a'), remove(1)], 'a waiting'],
    ['removes none that is open', [push('a'), remove(1)], 'a open'],
    ['opens none that closes', [push('a'), popModal, open(1)], 'a closing'],
    ['takes a list', [sync('a', 'b')], 'a open, b open'],
    ['closes what the list leaves out', [sync('a', 'b'), sync('a')], 'a open, b closing'],
    ['replaces one by another', [sync('a'), sync('b')], 'a closing, b waiting'],
    ['closes all', [sync('a', 'b'), sync()], 'a closing, b closing'],
  ] as const;
  for (const [what, steps, expected] of cases) {
    it(`[MOD-01] ${what}`, () => assert.equal(shown(run(steps)), expected));
  }

  it('[MOD-01] says what is on top and what is there, without what closes', () => {
    const stack = run([push('a'), push('b'), push('c'), popModal]);
    assert.equal(modalsOf(stack).at(-1)?.id, 'b');
    assert.deepEqual(
      modalsOf(stack).map(({ id }) => id),
      ['a', 'b'],
    );
    assert.deepEqual(modalsOf([]), []);
  });

  it('[MOD-01] tells analytics of each modal once, when it opens', () => {
    const waiting = run([push('a'), popModal, push('b')]);
    assert.deepEqual(untoldModals(waiting), []);
    const opened = openModal(waiting, 2);
    assert.deepEqual(
      untoldModals(opened).map(({ id }) => id),
      ['b'],
    );
    const told = withModalsTold(opened, untoldModals(opened));
    assert.deepEqual(untoldModals(told), []);
    assert.deepEqual(modalsOf(told), [modal('b', { hasSentAnalytics: true })]);
    assert.deepEqual(untoldModals(withModals(told, [modal('b', { title: 'New' })])), []);
    assert.deepEqual(untoldModals(pushModal([], modal('a', { hasSentAnalytics: true }))), []);
  });

  it('[MOD-01] shows what has changed in a modal that is open', () => {
    const stack = pushModal(run([push('a')]), modal('a', { title: 'New' }));
    assert.equal(modalsOf(stack).at(-1)?.title, 'New');
  });

  it('[MOD-01] leaves a modal that closes as it was where one of the same id is pushed again', () => {
    const stack = pushModal(run([push('a'), popModal, push('a')]), modal('a', { title: 'New' }));
    assert.deepEqual(
      stack.map(({ phase, modal: { title } }) => [phase, title]),
      [
        ['closing', 'a'],
        ['waiting', 'New'],
      ],
    );
  });

  it('[MOD-01] leaves the stack that it is given as it was', () => {
    const stack = Object.freeze(run([push('a'), push('b')]).map((entry) => Object.freeze(entry)));
    for (const step of [push('c'), popModal, close('a'), open(1), remove(1), sync('x')]) step(stack);
    assert.equal(shown(stack), 'a open, b open');
  });
});
