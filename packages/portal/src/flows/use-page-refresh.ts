import {
  currentRefreshMap,
  pageRefreshSchema,
  storageKeys,
  takeRefresh,
  withForcedRefresh,
  type PageRefreshMap,
} from '@fleet-portal/model/flows';
import { useEffect } from 'react';
import { useNavigation } from '../router/navigation-context.ts';
import { useSession } from '../session/session-context.ts';
import { readStorage, writeStorage } from './browser-storage.ts';
import { documentAddress } from './document-address.ts';

/**
 * A view that has changed what other pages were loaded with asks that one of them is loaded as a new document when it is next
 * opened: `new CustomEvent('fpg-force-refresh', { detail: { uri } })` (SES-06).
 */
export type ForceRefreshEvent = CustomEvent<{ uri?: unknown } | null>;

/** Keeps the page-refresh map, and loads a page anew where the map says so. */
export function usePageRefresh(): void {
  const { entry } = useNavigation();
  const { leave } = useSession();
  useEffect(() => {
    const onForced = ({ detail }: ForceRefreshEvent) => {
      const map = currentMap();
      const uri = typeof detail?.uri === 'string' ? detail.uri : '';
      const next = withForcedRefresh(map, uri, location.origin);
      if (next !== map) keep(next);
    };
    const stop = new AbortController();
    window.addEventListener('fpg-force-refresh', onForced, { signal: stop.signal });
    return () => stop.abort();
  }, []);
  useEffect(() => {
    const { isDue, map } = takeRefresh(currentMap(), entry.url, location.origin);
    if (!isDue) return;
    keep(map);
    // A new document has loaded all there is already.
    if (entry.how !== 'load') leave(documentAddress(entry.url), 'elsewhere');
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
