import type { ViewDescriptor } from '@fleet-portal/model/entities';
import { ViewFailure, type ViewSource } from '@fleet-portal/model/rules';
import { explainLoadFailure } from './explain-load-failure.ts';
import { moduleAddress } from './module-address.ts';

export interface ExportRequest {
  descriptor: ViewDescriptor;
  source: ViewSource;
}

/**
 * Loads what a view's module exports: the export of the descriptor's name, else the default one.
 * @throws ViewFailure
 */
export async function loadExport(request: ExportRequest): Promise<unknown> {
  const { descriptor, source } = request;
  const { exposedComponent, remote } = descriptor;
  const module = remote
    ? await (await import('./load-remote.ts')).loadRemoteModule(request)
    : await importModule(moduleAddress(source.address)).catch((error: unknown) =>
        explainLoadFailure(source.address, error),
      );
  return pickExport(module, remote ? '' : exposedComponent.replace(/^\.\//, ''), source.address);
}

function pickExport(module: object, name: string, address: string): unknown {
  for (const key of [name, 'default']) {
    if (key && key in module) return Reflect.get(module, key);
  }
  throw new ViewFailure('broken', `The module ${address} has no export "${name || 'default'}"`);
}

function importModule(address: string): Promise<object> {
  return import(/* @vite-ignore */ address) as Promise<object>;
}
