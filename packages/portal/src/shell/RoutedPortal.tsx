import { chooseLocale, decideOrAsk, splitLocale, visibleMarket } from '@fleet-portal/model/rules';
import { useCallback, useMemo } from 'react';
import { loadMessages } from '../context/messages.ts';
import { PortalContext, usePortal } from '../context/portal-context.ts';
import { DeveloperTools } from '../developer/DeveloperTools.tsx';
import { NavigationProvider } from '../router/NavigationProvider.tsx';
import { pathOf, type RouteEntry } from '../router/route-entry.ts';
import { useSession } from '../session/session-context.ts';
import type { PageOutcome } from './page-outcome.ts';
import { Screen } from './Screen.tsx';
import { useKnownNavigation } from './use-known-navigation.ts';

/** Asks the model what stands at the current address for this person, and shows that. */
export function RoutedPortal() {
  const portal = usePortal();
  const { environment, market } = portal;
  const { session, leave } = useSession();
  const { table, asked, failed, ask } = useKnownNavigation();
  const context = useMemo(
    () => ({ table, market, session, environment }),
    [environment, market, session, table],
  );
  const portalNow = useMemo(
    () => ({ ...portal, table, market: visibleMarket(market, context) }),
    [context, market, portal, table],
  );

  const outcomeOf = useCallback(
    ({ url }: RouteEntry): PageOutcome => {
      const outcome = decideOrAsk(url, { ...context, asked });
      return outcome.kind === 'ask' ? { ...outcome, hasFailed: failed.has(outcome.path) } : outcome;
    },
    [asked, context, failed],
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
    <PortalContext value={portalNow}>
      <NavigationProvider
        redirectOf={redirectOf}
        enter={enter}
        localeOf={localeOf}
        leave={(href) => leave(href, 'elsewhere')}
      >
        <Screen outcomeOf={outcomeOf} localeOf={localeOf} ask={ask} />
        <DeveloperTools context={context} />
      </NavigationProvider>
    </PortalContext>
  );
}
