import { getNavigation } from '@fleet-portal/model/api';
import { messageOf } from '@fleet-portal/model/rules';
import { useEffect, useMemo } from 'react';
import { usePortal, type Portal } from '../context/portal-context.ts';
import { useSession } from '../session/session-context.ts';
import { useStore } from '../store/use-store.ts';
import { createNavigationStore, type KnownNavigation, type NavigationStore } from './navigation-store.ts';
import { reportDuplicates } from './report-duplicates.ts';

/** What the answers depend on: those for one user do not apply to the next (GAT-07). */
interface Asking extends Pick<Portal, 'environment' | 'table'> {
  sessionId: string | null;
}

/** The known routes of the market, and a function to request more (RTE-19). */
export function useKnownNavigation(): KnownNavigation & Pick<NavigationStore, 'ask'> {
  const { environment, table } = usePortal();
  const sessionId = useSession().session.SESSIONID;

  const asking = useMemo<Asking>(() => ({ environment, table, sessionId }), [environment, sessionId, table]);
  const store = useMemo(() => storeFor(asking), [asking]);
  useEffect(() => () => store.stop(), [store]);
  const known = useStore(store);
  return useMemo(() => ({ ...known, ask: store.ask }), [known, store]);
}

function storeFor({ environment, table }: Asking): NavigationStore {
  return createNavigationStore({
    table,
    load: (path, signal) => getNavigation(environment.ENV_BASE_URL, path, { signal }),
    onDropped: (routes) => reportDuplicates(environment, routes),
    onFailed(path, error) {
      console.error(`What stands at ${path} is not known: ${messageOf(error)}`);
    },
  });
}
