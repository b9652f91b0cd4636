import {
  currentRefreshMap,
  pageRefreshSchema,
  storageKeys,
  takeRefresh,
  withForcedRefresh,
  type PageRefreshMap,
} from '@fleet-portal/model/flows';
import { safePath, withoutHash } from '@fleet-portal/model/rules';
import { useEffect, useRef } from 'react';
import { useNavigation } from '../router/navigation-context.ts';
import { pathOf } from '../router/route-entry.ts';
import { useSession } from '../session/session-context.ts';
import { readStorage, writeStorage } from '../store/browser-storage.ts';

/**
 * A view that has changed what other pages were loaded with asks that one of them is loaded as a new document when it is next
 * opened: `new CustomEvent('fpg-force-refresh', { detail: { uri } })` (SES-06). The address counts as one of `router-navigate` does,
 * in any language.
 */
export type ForceRefreshEvent = CustomEvent<{ uri?: unknown } | null>;

/**
 * Keeps the page-refresh map, and loads a page anew where the map says so and the page is opened, not when one goes on within it.
 * @param refreshes the addresses that were asked for and that nobody has taken yet; each is there before its event is heard here
 */
export function usePageRefresh(refreshes: unknown[]): void {
  const { entry, locate } = useNavigation();
  const { leave } = useSession();
  useEffect(() => {
    const take = () => {
      const before = currentMap();
      const map = refreshes
        .splice(0)
        .map((uri) => (typeof uri === 'string' ? safePath(uri, location.origin) : null))
        .filter((path) => path !== null)
        .reduce((all, path) => withForcedRefresh(all, locate(path), location.origin), before);
      if (map !== before) keep(map);
    };
    take();
    addEventListener('fpg-force-refresh', take);
    return () => removeEventListener('fpg-force-refresh', take);
  }, [locate, refreshes]);
  const openPath = useRef('');
  useEffect(() => {
    const path = pathOf(entry.url);
    if (path === openPath.current) return;
    openPath.current = path;
    const { isDue, map } = takeRefresh(currentMap(), entry.url, location.origin);
    if (!isDue) return;
    keep(map);
    // A new document has loaded all there is already; with a hash the browser would only scroll to its place.
    if (entry.how !== 'load') leave(withoutHash(entry.url), 'elsewhere');
  }, [entry, leave]);
}

function currentMap(): PageRefreshMap {
  return currentRefreshMap(readStorage('session', storageKeys.pageRefresh, pageRefreshSchema), Date.now());
}

function keep(map: PageRefreshMap): void {
  writeStorage('session', storageKeys.pageRefresh, map);
}

declare global {
  interface WindowEventMap {
    'fpg-force-refresh': ForceRefreshEvent;
  }
}
