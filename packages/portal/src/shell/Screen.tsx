import {
  heroPicture,
  routeHeading,
  splitLocale,
  visibleMarket,
  type DecisionContext,
} from '@fleet-portal/model/rules';
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useAnalytics } from '../analytics/analytics-context.ts';
import { useTrackedPage } from '../analytics/use-tracked-page.ts';
import { LocaleContext } from '../context/locale-context.ts';
import { messagesNow } from '../context/messages.ts';
import { PortalContext, usePortal } from '../context/portal-context.ts';
import { Gate } from '../gate/Gate.tsx';
import { AwaitedPage } from '../page/AwaitedPage.tsx';
import type { PortalModal } from '../notices/notices-context.ts';
import { NoticesProvider } from '../notices/NoticesProvider.tsx';
import { useNavigation } from '../router/navigation-context.ts';
import { pathOf, type RouteEntry } from '../router/route-entry.ts';
import { scrollToEntry } from '../router/scroll.ts';
import { useSession } from '../session/session-context.ts';
import { SessionLost } from '../flows/SessionLost.tsx';
import { CheckingScreen } from './CheckingScreen.tsx';
import { Layout } from './Layout.tsx';
import { LeavingScreen } from './LeavingScreen.tsx';
import { OutcomePage } from './OutcomePage.tsx';
import type { PageOutcome } from '../gate/page-outcome.ts';
import { PageBoundary } from './PageBoundary.tsx';
import { useFollowedOutcome } from './use-followed-outcome.ts';

interface ScreenProps {
  context: DecisionContext;
  outcomeOf: (entry: RouteEntry) => PageOutcome;
  localeOf: (entry: RouteEntry) => string;
  /** Stores the locale of a page that is shown (SES-10). */
  keepLocale: (locale: string) => void;
  /** Requests the navigation of a path. */
  ask: (path: string) => void;
}

/** The whole window for the current entry. */
export function Screen({ context, outcomeOf, localeOf, keepLocale, ask }: ScreenProps) {
  const { entry } = useNavigation();
  const { leaving } = useSession();
  const outcome = useMemo(() => outcomeOf(entry), [entry, outcomeOf]);
  const unknownPath = outcome.kind === 'ask' ? outcome.path : null;
  const locale = localeOf(entry);
  const portal = usePortal();
  const portalNow = useMemo(
    () => ({ ...portal, market: visibleMarket(portal.market, context, locale) }),
    [context, locale, portal],
  );
  const messages = messagesNow(locale);
  const language = useMemo(() => messages && { locale, messages }, [locale, messages]);

  const { track } = useAnalytics();
  const onModalDisplay = useCallback(({ id }: PortalModal) => track({ kind: 'modal', id }), [track]);

  useTrackedPage(outcome, entry, locale);
  useFollowedOutcome(outcome, entry, locale);
  useLayoutEffect(() => {
    if (unknownPath !== null && leaving === null) ask(unknownPath);
  }, [ask, entry, leaving, unknownPath]);
  useLayoutEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  // When the language changes, a layout's views, and what was typed into a page, are kept: they get the new language. The same
  // applies to each step below a route's star.
  const path = outcome.kind === 'layout' ? outcome.route.path : pathOf(entry.url);
  const isSameEverywhere = outcome.kind === 'layout' || outcome.kind === 'page';
  const pageKey = isSameEverywhere ? splitLocale(path).rest : path;
  const shownPage = useRef(pageKey);
  useLayoutEffect(() => {
    const overtaken = new AbortController();
    scrollToEntry(entry, overtaken.signal, shownPage.current !== pageKey);
    shownPage.current = pageKey;
    return () => overtaken.abort();
  }, [entry, pageKey, unknownPath]);
  const isPage = ['page', 'content', 'layout'].includes(outcome.kind);
  useLayoutEffect(() => {
    if (isPage) keepLocale(locale);
  }, [isPage, keepLocale, locale]);

  const hero = heroOf(outcome, locale);

  // Not even English has loaded: the boundary around the portal has its own texts for that.
  if (!language) throw new Error(`The page texts for ${locale} did not load`);
  return (
    <PortalContext value={portalNow}>
      <LocaleContext value={language}>
        <NoticesProvider onModalDisplay={onModalDisplay}>
          <SessionLost />
          <Gate outcome={outcome} fallback={<LeavingScreen outcome={outcome} />}>
            <Layout hasHero={hero !== null}>
              <PageBoundary key={pageKey} fallback={<AwaitedPage hero={hero} />}>
                <OutcomePage outcome={outcome} ask={ask} />
              </PageBoundary>
            </Layout>
          </Gate>
        </NoticesProvider>
        <CheckingScreen />
      </LocaleContext>
    </PortalContext>
  );
}

function heroOf(outcome: PageOutcome, locale: string) {
  if (outcome.kind !== 'content') return null;
  const { route } = outcome;
  const picture = heroPicture(route);
  return picture === null ? null : { picture, title: routeHeading(route, locale) };
}
