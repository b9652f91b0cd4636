import { chooseLocale, decide, splitLocale, type Outcome } from '@fleet-portal/model/rules';
import { useCallback } from 'react';
import { loadMessages } from '../context/messages.ts';
import { usePortal } from '../context/portal-context.ts';
import { NavigationProvider } from '../router/NavigationProvider.tsx';
import { pathOf, type RouteEntry } from '../router/route-entry.ts';
import { useSession } from '../session/session-context.ts';
import { Screen } from './Screen.tsx';

/** Asks the model what stands at the current address for this person, and shows that. */
export function RoutedPortal() {
  const { environment, market, table } = usePortal();
  const { session, leave } = useSession();

  const outcomeOf = useCallback(
    ({ url }: RouteEntry): Outcome => decide(url, { table, market, session, environment }),
    [environment, market, session, table],
  );
  const redirectOf = useCallback(
    (entry: RouteEntry) => {
      const outcome = outcomeOf(entry);
      return outcome.kind === 'redirect' ? outcome.to : null;
    },
    [outcomeOf],
  );
  const localeOf = useCallback(
    ({ url }: RouteEntry) =>
      chooseLocale(market, splitLocale(pathOf(url)).locale, environment.DESIRED_LOCALE),
    [environment, market],
  );
  const enter = useCallback(
    async (entry: RouteEntry) => {
      await loadMessages(localeOf(entry));
    },
    [localeOf],
  );

  return (
    <NavigationProvider
      redirectOf={redirectOf}
      enter={enter}
      localeOf={localeOf}
      leave={(href) => leave(href, 'elsewhere')}
    >
      <Screen outcomeOf={outcomeOf} localeOf={localeOf} />
    </NavigationProvider>
  );
}
