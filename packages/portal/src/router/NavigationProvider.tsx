import { useCallback, useMemo, useState, useTransition, type ReactNode } from 'react';
import type { FpRouteEvent } from './events.ts';
import { NavigationContext, type Navigation } from './navigation-context.ts';
import { isOutside } from './outside-paths.ts';
import type { RouteEntry } from './route-entry.ts';
import { Router } from './router-component.ts';
import type { FpRouter } from './router.ts';

interface NavigationProviderProps {
  /** Where an entry leads on to; null where it stays. An entry that leads on is never shown. */
  redirectOf: (entry: RouteEntry) => string | null;
  /** What must be there before an entry is shown. */
  enter: (entry: RouteEntry) => Promise<void>;
  /** The locale of the entry that is shown, for paths that come without one. */
  localeOf: (entry: RouteEntry) => string;
  leave: (href: string) => void;
  children: ReactNode;
}

/** Puts `<fp-router>` on the page and gives the current entry to what is inside. */
export function NavigationProvider({
  redirectOf,
  enter,
  localeOf,
  leave,
  children,
}: NavigationProviderProps) {
  const [router, setRouter] = useState<FpRouter | null>(null);
  const [entry, setEntry] = useState<RouteEntry | null>(null);
  const [isPending, startTransition] = useTransition();

  const ways = useMemo(
    () => ({
      push: (url: string) => router?.push(url),
      replace: (url: string) => router?.replace(url),
      redirect: (url: string) => router?.redirect(url),
    }),
    [router],
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
    () => entry && { entry, isPending, ...ways },
    [entry, isPending, ways],
  );

  return (
    <Router
      ref={setRouter}
      locale={entry ? localeOf(entry) : ''}
      enter={enter}
      isOutside={isOutside}
      leave={leave}
      onRoute={onRoute}
    >
      {navigation && <NavigationContext value={navigation}>{children}</NavigationContext>}
    </Router>
  );
}
