import type { NavigationData } from '@fleet-portal/model/entities';
import {
  extendRouteTable,
  growingRouteTable,
  type DroppedRoute,
  type GrowingRouteTable,
  type RouteTable,
} from '@fleet-portal/model/rules';
import { createStore, type Store } from '../store/create-store.ts';

/** What is known so far of a market whose routes come path by path (RTE-19). */
export interface KnownNavigation {
  /** Grows in place with each answer; `asked`, which is a new set then, indicates the change. */
  readonly table: RouteTable;
  /** The paths that have been requested and answered. */
  readonly asked: ReadonlySet<string>;
  /** The paths whose request failed; they may be requested again. */
  readonly failed: ReadonlySet<string>;
}

export interface NavigationStore extends Store<KnownNavigation> {
  /** Requests a path, unless it is answered or under way. */
  ask: (path: string) => void;
  /** Aborts pending requests; they may be made again. */
  stop: () => void;
}

interface NavigationStoreOptions {
  /** The routes and layouts that are known from the start; it is not modified. */
  table: RouteTable;
  load: (path: string, signal: AbortSignal) => Promise<NavigationData>;
  onDropped: (routes: readonly DroppedRoute[]) => void;
  onFailed: (path: string, error: unknown) => void;
}

/** Requests the navigation of each path at most once, and keeps answers that arrive after the user has moved on. */
export function createNavigationStore({
  table,
  load,
  onDropped,
  onFailed,
}: NavigationStoreOptions): NavigationStore {
  const { get, set, subscribe } = createStore<KnownNavigation>({
    table,
    asked: new Set(),
    failed: new Set(),
  });
  /** The market may have many routes: they are copied only once, and only for an answer. */
  let growing: GrowingRouteTable | null = null;
  let begun = new Set<string>();
  let underWay = new AbortController();

  const change = (next: Partial<KnownNavigation>) => set({ ...get(), ...next });

  function add(path: string, data: NavigationData): void {
    growing ??= growingRouteTable(table);
    const dropped = extendRouteTable(growing, data);
    change({ table: growing, asked: new Set([...get().asked, path]) });
    onDropped(dropped);
  }

  function fail(path: string, error: unknown): void {
    begun.delete(path);
    change({ failed: new Set([...get().failed, path]) });
    onFailed(path, error);
  }

  return {
    get,
    subscribe,
    ask(path) {
      if (begun.has(path)) return;
      begun.add(path);
      const { failed } = get();
      if (failed.has(path)) change({ failed: new Set([...failed].filter((one) => one !== path)) });
      const { signal } = underWay;
      load(path, signal).then(
        (data) => add(path, data),
        (error: unknown) => {
          if (!signal.aborted) fail(path, error);
        },
      );
    },
    stop() {
      underWay.abort();
      underWay = new AbortController();
      begun = new Set(get().asked);
    },
  };
}
