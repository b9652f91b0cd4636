import { getNavigation } from '@fleet-portal/model/api';
import { messageOf } from '@fleet-portal/model/rules';
import { useEffect, useMemo } from 'react';
import { usePortal } from '../context/portal-context.ts';
import { useStore } from '../store/use-store.ts';
import { createNavigationStore, type KnownNavigation, type NavigationStore } from './navigation-store.ts';
import { reportDuplicates } from './report-duplicates.ts';

/** What is known of the market's routes, and a way to ask for more (RTE-19). */
export function useKnownNavigation(): KnownNavigation & Pick<NavigationStore, 'ask'> {
  const { environment, table } = usePortal();

  const store = useMemo(
    () =>
      createNavigationStore({
        table,
        load: (path, signal) => getNavigation(environment.ENV_BASE_URL, path, { signal }),
        onAdded: (after, before) => reportDuplicates(environment, after.dropped.slice(before.dropped.length)),
        onFailed(path, error) {
          console.error(`What stands at ${path} is not known: ${messageOf(error)}`);
        },
      }),
    [environment, table],
  );
  useEffect(() => () => store.stop(), [store]);
  const known = useStore(store);
  return useMemo(() => ({ ...known, ask: store.ask }), [known, store]);
}
