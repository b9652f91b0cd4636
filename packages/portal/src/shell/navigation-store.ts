import type { NavigationData } from '@fleet-portal/model/entities';
import { extendRouteTable, type RouteTable } from '@fleet-portal/model/rules';

/** What is known so far of a market whose routes come path by path (RTE-19). */
export interface KnownNavigation {
  readonly table: RouteTable;
  /** The paths that were asked for and answered. */
  readonly asked: ReadonlySet<string>;
  /** The paths whose answer did not come; they may be asked for again. */
  readonly failed: ReadonlySet<string>;
}

export interface NavigationStore {
  get: () => KnownNavigation;
  /** Returns what ends the subscription. */
  subscribe: (onChange: () => void) => () => void;
  /** Asks for a path, unless it is answered already or on its way. */
  ask: (path: string) => void;
  /** Gives up what is on its way; it may be asked for again. */
  stop: () => void;
}

export interface NavigationStoreOptions {
  /** The routes and layouts that are known from the start. */
  table: RouteTable;
  load: (path: string, signal: AbortSignal) => Promise<NavigationData>;
  onAdded: (table: RouteTable, before: RouteTable) => void;
  onFailed: (path: string, error: unknown) => void;
}

/** Asks for the navigation of each path at most once, and keeps what came although its visitor has gone on. */
export function createNavigationStore({
  table,
  load,
  onAdded,
  onFailed,
}: NavigationStoreOptions): NavigationStore {
  let known: KnownNavigation = { table, asked: new Set(), failed: new Set() };
  let begun = new Set<string>();
  let underWay = new AbortController();
  const listeners = new Set<() => void>();

  function change(next: Partial<KnownNavigation>): void {
    known = { ...known, ...next };
    for (const listener of listeners) listener();
  }

  function add(path: string, data: NavigationData): void {
    const before = known.table;
    change({ table: extendRouteTable(before, data), asked: new Set([...known.asked, path]) });
    onAdded(known.table, before);
  }

  function fail(path: string, error: unknown): void {
    begun.delete(path);
    change({ failed: new Set([...known.failed, path]) });
    onFailed(path, error);
  }

  return {
    get: () => known,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    ask(path) {
      if (begun.has(path)) return;
      begun.add(path);
      if (known.failed.has(path))
        change({ failed: new Set([...known.failed].filter((one) => one !== path)) });
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
      begun = new Set(known.asked);
    },
  };
}
