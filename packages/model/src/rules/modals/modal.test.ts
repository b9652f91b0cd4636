import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { closesModal, type ModalCloseReason } from './modal.ts';

describe('closesModal', () => {
  const cases: [disabled: string, closing: ModalCloseReason[]][] = [
    ['', ['x', 'escape', 'outside', 'action', 'hidden']],
    ['disableClickOutClose', ['x', 'escape', 'action', 'hidden']],
    ['disableXButton', ['outside', 'action', 'hidden']],
    ['disableClickOutClose disableXButton', ['action', 'hidden']],
  ];
  for (const [disabled, closing] of cases) {
    it(`[MOD-02] is closed by ${closing.join(', ')} with ${disabled || 'nothing disabled'}`, () => {
      const modal = {
        disableClickOutClose: disabled.includes('disableClickOutClose'),
        disableXButton: disabled.includes('disableXButton'),
      };
      const reasons: ModalCloseReason[] = ['x', 'escape', 'outside', 'action', 'hidden'];
      assert.deepEqual(
        reasons.filter((reason) => closesModal(modal, reason)),
        closing,
      );
    });
  }
});
