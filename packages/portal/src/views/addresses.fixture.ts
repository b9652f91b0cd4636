// A view that passes its inputs to the tests; they load it like a view's module.
import type { ViewInputs } from '@fleet-portal/model/rules';

export const given: { inputs: ViewInputs | null; updates: string[] } = { inputs: null, updates: [] };

export const Given = {
  mount(slot: HTMLElement, inputs: ViewInputs) {
    slot.textContent = 'Given';
    const take = (now: ViewInputs) => {
      given.inputs = now;
      given.updates.push(now.currentPath);
    };
    take(inputs);
    return { update: take, unmount: () => undefined };
  },
};
