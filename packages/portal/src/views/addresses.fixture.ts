// A view that hands what it gets to the tests; loaded by them as a view's module would be.
import type { ViewInputs } from '@fleet-portal/model/rules';

export const given: { inputs: ViewInputs | null } = { inputs: null };

export const Given = {
  mount(slot: HTMLElement, inputs: ViewInputs) {
    given.inputs = inputs;
    slot.textContent = 'Given';
    return { update: (now: ViewInputs) => (given.inputs = now), unmount: () => undefined };
  },
};
