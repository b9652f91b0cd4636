import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { closesModal, type ModalCloseReason } from './modal.ts';

describe('closesModal', () => {
  const cases: [disabled: string, closing: ModalCloseReason[]][] = [
    ['', ['x', 'escape', 'outside', 'action']],
    ['disableClickOutClose', ['x', 'escape', 'action']],
    ['disableXButton', ['outside', 'action']],
    ['disableClickOutClose disableXButton', ['action']],
  ];
  for (const [disabled, closing] of cases) {
    it(`[MOD-02] is closed by ${closing.join(', ')} with ${disabled || 'nothing disabled'}`, () => {
      const modal = {
        disableClickOutClose: disabled.includes('disableClickOutClose'),
        disableXButton: disabled.includes('disableXButton'),
      };
      const reasons: ModalCloseReason[] = ['x', 'escape', 'outside', 'action'];
      assert.deepEqual(
        reasons.filter((reason) => closesModal(modal, reason)),
        closing,
      );
    });
  }
});
