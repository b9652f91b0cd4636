import { createInstance, type ModuleFederation } from '@module-federation/runtime';
import type { ViewFramework } from '@fleet-portal/model/constants';
import { loadFailure, ViewFailure } from '@fleet-portal/model/rules';
import { explainLoadFailure } from './explain-load-failure.ts';
import type { ExportRequest } from './load-export.ts';
import { moduleAddress } from './module-address.ts';

/** The modules that a remote may use from the page instead of loading its own, if the versions match (VIEW-07). */
const frameworkModules: Readonly<Record<ViewFramework, () => Promise<SharedModules>>> = {
  react: async () => {
    const [react, jsx, dom, client] = await Promise.all([
      import('react'),
      import('react/jsx-runtime'),
      import('react-dom'),
      import('react-dom/client'),
    ]);
    const modules = { react, 'react/jsx-runtime': jsx, 'react-dom': dom, 'react-dom/client': client };
    return { version: react.version, modules };
  },
  vue: async () => {
    const vue = await import('vue');
    return { version: vue.version, modules: { vue } };
  },
  angular: async () => {
    const [core, signals, interop, common, http, platform] = await Promise.all([
      import('@angular/core'),
      import('@angular/core/primitives/signals'),
      import('@angular/core/rxjs-interop'),
      import('@angular/common'),
      import('@angular/common/http'),
      import('@angular/platform-browser'),
    ]);
    const modules = {
      '@angular/core': core,
      '@angular/core/primitives/signals': signals,
      '@angular/core/rxjs-interop': interop,
      '@angular/common': common,
      '@angular/common/http': http,
      '@angular/platform-browser': platform,
    };
    return { version: core.VERSION.full, modules };
  },
};

interface SharedModules {
  version: string;
  modules: Record<string, object>;
}

let host: ModuleFederation | null = null;
const shared = new Set<ViewFramework>();

/**
 * Loads an exposed module of a Module Federation remote, whose entry is an ES module.
 * @throws ViewFailure
 */
export async function loadRemoteModule({ descriptor, source }: ExportRequest): Promise<object> {
  host ??= createInstance({ name: 'fleet_portal', remotes: [], plugins: [entryLoader] });
  await share(host, source.framework);
  const exposed = descriptor.exposedComponent.replace(/^\.\//, '');
  const failed = `The remote "${descriptor.remote}" does not give "${exposed}"`;
  const name = nameOf(moduleAddress(source.address), host);
  const module = await host.loadRemote<object>(`${name}/${exposed}`).catch((error: unknown) => {
    if (error instanceof ViewFailure) throw error;
    const { kind, message } = loadFailure(error);
    throw new ViewFailure(kind, `${failed} (${message})`, error);
  });
  if (!module) throw new ViewFailure('broken', failed);
  return module;
}

/** The runtime's name for each entry, so that remotes of two teams with the same name stay separate. */
const names = new Map<string, string>();

function nameOf(entry: string, instance: ModuleFederation): string {
  const known = names.get(entry);
  if (known !== undefined) return known;
  const name = `remote_${names.size}`;
  names.set(entry, name);
  instance.registerRemotes([{ name, entry, type: 'module' }]);
  return name;
}

async function share(instance: ModuleFederation, framework: ViewFramework): Promise<void> {
  if (shared.has(framework)) return;
  const { version, modules } = await frameworkModules[framework]();
  shared.add(framework);
  const shareConfig = { singleton: false, requiredVersion: `^${version.split('.')[0] ?? ''}.0.0` };
  instance.registerShared(
    Object.fromEntries(
      Object.entries(modules).map(([name, module]) => [name, { version, lib: () => module, shareConfig }]),
    ),
  );
}

/** The runtime's default loader reports only that an entry failed, not why. */
const entryLoader = {
  name: 'fleet-portal-entries',
  loadEntry({ remoteInfo }: { remoteInfo: { entry: string } }) {
    const { entry } = remoteInfo;
    return import(/* @vite-ignore */ entry).catch((error: unknown) =>
      explainLoadFailure(entry, error),
    ) as Promise<never>;
  },
};
