import type { ViewFramework } from '@fleet-portal/model/constants';
import type { ViewInputs } from '@fleet-portal/model/rules';
import type { Spot } from './view-spot.ts';

/** A view that stands in its slot. */
export interface ViewHandle {
  /** Resolves once the view has drawn itself for the first time. */
  drawn: Promise<unknown>;
  update: (inputs: ViewInputs) => void;
  unmount: () => void | Promise<void>;
}

/** Where a view is put, and who hears of what fails there. */
interface MountOptions extends Pick<Spot, 'slot' | 'root'> {
  /** `broken`: the view cannot draw itself any more; `other`: something in it failed, and it still stands. */
  onError: (error: unknown, what: 'broken' | 'other') => void;
}

/**
 * Puts what a module exports into a slot.
 * @throws ViewFailure where it is no component
 */
export type ViewAdapter = (
  component: unknown,
  options: MountOptions,
  inputs: ViewInputs,
) => ViewHandle | Promise<ViewHandle>;

/** Adapters and, with them, frameworks are loaded by the first view that needs them. */
const adapters: Readonly<Record<ViewFramework, () => Promise<ViewAdapter>>> = {
  react: async () => (await import('./adapters/react.ts')).mountReact,
  vue: async () => (await import('./adapters/vue.ts')).mountVue,
  angular: async () => (await import('./adapters/angular.ts')).mountAngular,
};

/** The adapter for what a module exports; a view that mounts itself needs no framework of the page. */
export async function adapterFor(framework: ViewFramework, exported: unknown): Promise<ViewAdapter> {
  if (mountsItself(exported)) return (await import('./adapters/own-mount.ts')).mountItself;
  return adapters[framework]();
}

function mountsItself(exported: unknown): boolean {
  return (
    typeof exported === 'object' &&
    exported !== null &&
    'mount' in exported &&
    typeof exported.mount === 'function'
  );
}
