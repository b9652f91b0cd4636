import { ViewFailure, type ViewInputs } from '@fleet-portal/model/rules';
import type { ViewAdapter } from '../view-adapter.ts';

interface OwnMount {
  mount: (slot: HTMLElement, inputs: ViewInputs) => unknown;
}

/** A view that mounts itself, such as one with another version of its framework. */
export const mountItself: ViewAdapter = async (component, { slot }, inputs) => {
  const mounted = await (component as OwnMount).mount(slot, inputs);
  if (!isMounted(mounted))
    throw new ViewFailure('broken', 'The view’s mount() gave nothing that can be updated and unmounted');
  return {
    drawn: Promise.resolve(),
    update: (now) => mounted.update(now),
    unmount: () => mounted.unmount(),
  };
};

interface Mounted {
  update: (inputs: ViewInputs) => void;
  unmount: () => void | Promise<void>;
}

function isMounted(value: unknown): value is Mounted {
  if (typeof value !== 'object' || value === null) return false;
  const { update, unmount } = value as Partial<Mounted>;
  return typeof update === 'function' && typeof unmount === 'function';
}
