import type { ViewFramework } from '@fleet-portal/model/constants';
import type { ViewInputs } from '@fleet-portal/model/rules';
import type { Spot } from './view-spot.ts';

/** A mounted view. */
export interface ViewHandle {
  /** Resolves once the view has rendered for the first time. */
  drawn: Promise<unknown>;
  update: (inputs: ViewInputs) => void;
  unmount: () => void | Promise<void>;
}

/** Where to mount a view, and how to report its errors. */
interface MountOptions extends Pick<Spot, 'slot' | 'root'> {
  /** `broken`: the view can no longer render; `other`: something in it failed, but it is still usable. */
  onError: (error: unknown, what: 'broken' | 'other') => void;
}

/**
 * Mounts the export of a module into a slot.
 * @throws ViewFailure if it is not a component
 */
export type ViewAdapter = (
  component: unknown,
  options: MountOptions,
  inputs: ViewInputs,
) => ViewHandle | Promise<ViewHandle>;

/** Adapters, and with them frameworks, are loaded by the first view that needs them. */
const adapters: Readonly<Record<ViewFramework, () => Promise<ViewAdapter>>> = {
  react: async () => (await import('./adapters/react.ts')).mountReact,
  vue: async () => (await import('./adapters/vue.ts')).mountVue,
  angular: async () => (await import('./adapters/angular.ts')).mountAngular,
};

/** The adapter for the export of a module; a view that mounts itself needs no framework from the page. */
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
