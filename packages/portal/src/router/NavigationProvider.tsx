import { startTransition, useCallback, useMemo, useState, type ReactNode } from 'react';
import { attend } from './attention.ts';
import type { FpRouteEvent } from './events.ts';
import { isElsewhere } from './is-elsewhere.ts';
import { NavigationContext, type Navigation } from './navigation-context.ts';
import type { RouteEntry } from './route-entry.ts';
import { Router } from './router-component.ts';
import type { FpRouter } from './router.ts';

interface NavigationProviderProps {
  /** Where an entry leads on to; null where it stays. An entry that leads on is never shown. */
  redirectOf: (entry: RouteEntry) => string | null;
  /** What must be there before an entry is shown. */
  enter: (entry: RouteEntry) => Promise<void>;
  /** Where a path leads from an entry. */
  locate: (path: string, entry: RouteEntry) => string;
  leave: FpRouter['leave'];
  /** Stands there until the first entry is shown. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Puts `<fp-router>` on the page and gives the current entry to what is inside. */
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
