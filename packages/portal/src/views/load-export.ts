import type { ViewDescriptor } from '@fleet-portal/model/entities';
import { ViewFailure, type ViewSource } from '@fleet-portal/model/rules';
import { explainLoadFailure } from './explain-load-failure.ts';
import { moduleAddress } from './module-address.ts';

export interface ExportRequest {
  descriptor: ViewDescriptor;
  source: ViewSource;
}

/**
 * Loads a view's module.
 * @throws ViewFailure
 */
export async function loadModule(request: ExportRequest): Promise<object> {
  const { descriptor, source } = request;
  return descriptor.remote
    ? (await import('./load-remote.ts')).loadRemoteModule(request)
    : importModule(moduleAddress(source.address)).catch((error: unknown) =>
        explainLoadFailure(source.address, error),
      );
}

/**
 * The export of a view's module: the one named in the descriptor, else the default one.
 * @throws ViewFailure
 */
export function pickExport(module: object, { descriptor, source }: ExportRequest): unknown {
  const { exposedComponent, remote } = descriptor;
  const name = remote ? '' : exposedComponent.replace(/^\.\//, '');
  for (const key of [name, 'default']) {
    if (key && key in module) return Reflect.get(module, key);
  }
  throw new ViewFailure('broken', `The module ${source.address} has no export "${name || 'default'}"`);
}

function importModule(address: string): Promise<object> {
  return import(/* @vite-ignore */ address) as Promise<object>;
}
