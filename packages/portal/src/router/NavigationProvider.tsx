import { startTransition, useCallback, useMemo, useState, type ReactNode } from 'react';
import { attend } from './attention.ts';
import type { FpRouteEvent } from './events.ts';
import { isElsewhere } from './is-elsewhere.ts';
import { NavigationContext, type Navigation } from './navigation-context.ts';
import type { RouteEntry } from './route-entry.ts';
import { Router } from './router-component.ts';
import type { FpRouter } from './router.ts';

interface NavigationProviderProps {
  /** The address that an entry redirects to; null if it does not. An entry that redirects is never shown. */
  redirectOf: (entry: RouteEntry) => string | null;
  /** Loads what an entry needs before it is shown. */
  enter: (entry: RouteEntry) => Promise<void>;
  /** The address to which a path leads from an entry. */
  locate: (path: string, entry: RouteEntry) => string;
  leave: FpRouter['leave'];
  /** Shown until the first entry is. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Renders `<fp-router>` and provides the current entry to its children. */
export function NavigationProvider({
  redirectOf,
  enter,
  locate,
  leave,
  fallback,
  children,
}: NavigationProviderProps) {
  const [router, setRouter] = useState<FpRouter | null>(null);
  const [entry, setEntry] = useState<RouteEntry | null>(null);
  const [coming, setComing] = useState<RouteEntry | null>(null);

  const ways = useMemo(
    () => ({
      push: (url: string) => router?.push(url),
      replace: (url: string) => router?.replace(url),
      redirect: (url: string, wasShown?: boolean) => router?.redirect(url, wasShown),
      isOvertaken: (one: RouteEntry) => router?.isOvertaken(one) ?? false,
      locate: (path: string) => (router?.entry ? router.locate(path, router.entry) : path),
    }),
    [router],
  );
  const onEnter = useCallback(
    (next: RouteEntry, signal: AbortSignal) => {
      setComing(next);
      attend(signal);
      return enter(next);
    },
    [enter],
  );
  const onRoute = useCallback(
    ({ entry: next }: FpRouteEvent) => {
      const to = redirectOf(next);
      if (to !== null && to !== next.url) {
        ways.redirect(to);
        return;
      }
      startTransition(() => {
        setEntry(next);
      });
    },
    [redirectOf, ways],
  );
  const navigation = useMemo<Navigation | null>(
    () => entry && { entry, isPending: coming !== entry, coming: coming ?? entry, ...ways },
    [coming, entry, ways],
  );

  return (
    <Router
      ref={setRouter}
      enter={onEnter}
      locate={locate}
      isOutside={isElsewhere}
      leave={leave}
      onRoute={onRoute}
    >
      {navigation ? <NavigationContext value={navigation}>{children}</NavigationContext> : fallback}
    </Router>
  );
}
