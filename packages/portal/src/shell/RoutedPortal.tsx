import { addressInLocale, decideOrAsk, isFilePath, localeAt, splitUrl } from '@fleet-portal/model/rules';
import { useCallback, useMemo, useRef } from 'react';
import { AnalyticsProvider } from '../analytics/AnalyticsProvider.tsx';
import { loadMessages } from '../context/messages.ts';
import { PortalContext, usePortal } from '../context/portal-context.ts';
import { DeveloperTools } from '../developer/DeveloperTools.tsx';
import { loadFirstNotices } from '../flows/first-notices.ts';
import { useLastAuth } from '../flows/use-last-auth.ts';
import { NavigationProvider } from '../router/NavigationProvider.tsx';
import { pathOf, type RouteEntry } from '../router/route-entry.ts';
import { ExternalScripts } from '../scripts/ExternalScripts.tsx';
import { useSession } from '../session/session-context.ts';
import { useDesiredLocale } from '../session/use-desired-locale.ts';
import { ViewPrefetch } from '../views/ViewPrefetch.tsx';
import type { PageOutcome } from '../gate/page-outcome.ts';
import { Screen } from './Screen.tsx';
import { StartingPage } from './StartingPage.tsx';
import { useKnownNavigation } from './use-known-navigation.ts';

/** Lets the model decide what the current address shows to this user, and renders it. */
export function RoutedPortal() {
  const portal = usePortal();
  const { environment, market } = portal;
  const { session, leave } = useSession();
  useLastAuth();
  const { table, asked, failed, ask } = useKnownNavigation();
  const [desiredLocale, keepLocale] = useDesiredLocale();
  const context = useMemo(
    () => ({
      table,
      asked,
      market,
      session,
      environment,
      desiredLocale,
      browserLocales: navigator.languages,
    }),
    [asked, desiredLocale, environment, market, session, table],
  );
  const portalNow = useMemo(() => ({ ...portal, table: context.table }), [context, portal]);

  const outcomeOf = useCallback(
    ({ url }: RouteEntry): PageOutcome => {
      const outcome = decideOrAsk(url, context);
      return outcome.kind === 'ask' ? { ...outcome, hasFailed: failed.has(outcome.path) } : outcome;
    },
    [context, failed],
  );
  const redirectOf = useCallback(
    (entry: RouteEntry) => {
      const outcome = outcomeOf(entry);
      return outcome.kind === 'redirect' ? outcome.to : null;
    },
    [outcomeOf],
  );
  const localeOf = useCallback(({ url }: RouteEntry) => localeAt(url, context), [context]);
  const locate = useCallback(
    (path: string, entry: RouteEntry) => addressInLocale(path, localeOf(entry), context),
    [context, localeOf],
  );
  const hasEntered = useRef(false);
  const enter = useCallback(
    async (entry: RouteEntry) => {
      const isFirst = !hasEntered.current;
      hasEntered.current = true;
      const locale = localeOf(entry);
      const { query: search } = splitUrl(entry.url);
      await Promise.all([
        loadMessages(locale),
        isFirst && loadFirstNotices({ market, session, locale, search }),
      ]);
    },
    [localeOf, market, session],
  );

  return (
    <PortalContext value={portalNow}>
      <NavigationProvider
        redirectOf={redirectOf}
        enter={enter}
        locate={locate}
        leave={(href, options) => leave(href, isFilePath(pathOf(href)) ? 'file' : 'elsewhere', options)}
        fallback={<StartingPage />}
      >
        <AnalyticsProvider>
          <Screen
            context={context}
            outcomeOf={outcomeOf}
            localeOf={localeOf}
            keepLocale={keepLocale}
            ask={ask}
          />
          <ExternalScripts />
          <DeveloperTools context={context} />
          <ViewPrefetch context={context} />
        </AnalyticsProvider>
      </NavigationProvider>
    </PortalContext>
  );
}
