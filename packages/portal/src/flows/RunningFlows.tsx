import { firstPrompt, mayAskPreferenceOn } from '@fleet-portal/model/flows';
import type { FlowMessages } from '@fleet-portal/model/messages';
import { useCallback, useEffect, useLayoutEffect, useMemo } from 'react';
import { useLocale } from '../context/locale-context.ts';
import { usePortal } from '../context/portal-context.ts';
import { useNotices } from '../notices/notices-context.ts';
import { useNavigation } from '../router/navigation-context.ts';
import { pathOf } from '../router/route-entry.ts';
import { useSession } from '../session/session-context.ts';
import { preferenceModal } from './preference-modals.ts';
import { termsModal } from './terms-modal.tsx';
import { useChildSession, useFleetBanner, usePreviewBanner, useSummerSale } from './use-banners.ts';
import { useDueSignOut } from './use-due-sign-out.ts';
import { useFlowMessages } from './use-flow-messages.ts';
import { usePageRefresh } from './use-page-refresh.ts';
import { usePreference } from './use-preference.ts';
import { useTerms } from './use-terms.ts';
import { useTransaction } from './use-transaction.ts';

export interface RunningFlowsProps {
  blueStarAdmin: boolean;
  /** See `usePageRefresh`. */
  refreshes: unknown[];
}

/** Runs the flows; all but the page refresh wait for their messages. */
export default function RunningFlows({ blueStarAdmin, refreshes }: RunningFlowsProps) {
  const messages = useFlowMessages(useLocale().locale, useNavigation().entry);
  usePageRefresh(refreshes);
  return messages && <WithWords blueStarAdmin={blueStarAdmin} messages={messages} />;
}

interface WithWordsProps {
  blueStarAdmin: boolean;
  messages: FlowMessages;
}

function WithWords({ blueStarAdmin, messages }: WithWordsProps) {
  const { market } = usePortal();
  const { locale } = useLocale();
  const { leaving, signOut } = useSession();
  const { openModal, closeModal } = useNotices();
  const path = pathOf(useNavigation().entry.url);
  const [transaction, sendTransaction] = useTransaction();
  const [terms, sendTerms] = useTerms();
  const mayAskPreference = mayAskPreferenceOn(path, market.retailPrefix);
  const [preference, sendPreference] = usePreference(blueStarAdmin, mayAskPreference);

  useDueSignOut(messages);
  useChildSession(messages);
  usePreviewBanner(
    transaction,
    useCallback(() => sendTransaction({ kind: 'exit' }), [sendTransaction]),
    messages,
  );
  useFleetBanner(messages);
  useSummerSale();

  // The modals that follow an answer belong to the page where it was given. A layout effect, so that an answer given right after the page
  // change is kept.
  useLayoutEffect(() => () => sendPreference({ kind: 'closed' }), [path, sendPreference]);

  const prompt = firstPrompt({
    isLeaving: leaving !== null,
    transaction,
    terms,
    preference,
    mayAskPreference,
  });
  const modal = useMemo(() => {
    if (prompt === null) return null;
    return prompt === 'terms'
      ? termsModal({ state: terms, send: sendTerms, signOut, messages })
      : preferenceModal(prompt, { send: sendPreference, messages, locale });
  }, [locale, messages, prompt, sendPreference, sendTerms, signOut, terms]);
  const id = modal?.id;
  // In a layout effect, before React restores the inputs in the modal's content, which would untick a box for a moment. On each page,
  // because what has hidden the modal has closed it unanswered.
  useLayoutEffect(() => {
    if (modal) openModal(modal);
  }, [modal, openModal, path]);
  useEffect(() => {
    if (id !== undefined) return () => closeModal(id);
    return undefined;
  }, [closeModal, id]);
  return null;
}
