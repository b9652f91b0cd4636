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
 * Dispatched by a view that has changed the data of another page, so that this page is loaded as a new document when it is next opened:
 * `new CustomEvent('fpg-force-refresh', { detail: { uri } })` (SES-06). The address is read like that of `router-navigate`, and stands for
 * the page in every language.
 */
export type ForceRefreshEvent = CustomEvent<{ uri?: unknown } | null>;

/**
 * Maintains the page-refresh map, and reloads a page that is due for it when the page is opened, but not on navigation within it.
 * @param refreshes the requested addresses that nobody has taken yet; each is added before its event arrives here
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
    // A new document has just loaded everything. Without the hash, because with one the browser would only scroll there.
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
