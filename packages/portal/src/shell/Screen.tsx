import { heroPicture } from '@fleet-portal/model/rules';
import { useLayoutEffect, useMemo } from 'react';
import { LocaleContext } from '../context/locale-context.ts';
import { messagesNow } from '../context/messages.ts';
import { Gate } from '../gate/Gate.tsx';
import { useNavigation } from '../router/navigation-context.ts';
import { pathOf, type RouteEntry } from '../router/route-entry.ts';
import { scrollToEntry } from '../router/scroll.ts';
import { CheckingScreen } from './CheckingScreen.tsx';
import { Layout } from './Layout.tsx';
import { LeavingScreen } from './LeavingScreen.tsx';
import { OutcomePage } from './OutcomePage.tsx';
import type { PageOutcome } from './page-outcome.ts';
import { useFollowedOutcome } from './use-followed-outcome.ts';

interface ScreenProps {
  outcomeOf: (entry: RouteEntry) => PageOutcome;
  localeOf: (entry: RouteEntry) => string;
  /** Asks for the navigation of a path. */
  ask: (path: string) => void;
}

/** The whole window at the current entry. */
export function Screen({ outcomeOf, localeOf, ask }: ScreenProps) {
  const { entry } = useNavigation();
  const outcome = useMemo(() => outcomeOf(entry), [entry, outcomeOf]);
  const unknownPath = outcome.kind === 'ask' ? outcome.path : null;
  const locale = localeOf(entry);
  const messages = messagesNow(locale);

  useFollowedOutcome(outcome, entry);
  useLayoutEffect(() => {
    if (unknownPath !== null) ask(unknownPath);
  }, [ask, entry, unknownPath]);
  useLayoutEffect(() => {
    const overtaken = new AbortController();
    scrollToEntry(entry, overtaken.signal);
    return () => overtaken.abort();
  }, [entry, unknownPath]);
  useLayoutEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);

  // Not even English came: the boundary around the portal says so in words of its own.
  if (!messages) throw new Error(`The page texts for ${locale} did not load`);
  return (
    <LocaleContext value={{ locale, messages }}>
      <Gate outcome={outcome} fallback={<LeavingScreen />}>
        <Layout hasHero={outcome.kind === 'content' && heroPicture(outcome.route) !== null}>
          <OutcomePage key={pathOf(entry.url)} outcome={outcome} ask={ask} />
        </Layout>
      </Gate>
      <CheckingScreen />
    </LocaleContext>
  );
}
