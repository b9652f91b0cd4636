import { isLoginReason } from '@fleet-portal/model/rules';
import { useLayoutEffect } from 'react';
import { useMessages } from '../context/locale-context.ts';
import { usePortal } from '../context/portal-context.ts';
import { mainId } from '../dom/main-area.ts';
import type { PageOutcome } from '../gate/page-outcome.ts';
import { useSession } from '../session/session-context.ts';
import { Spinner } from '../wrappers/spinner.ts';

interface LeavingScreenProps {
  /** Determines the label before leaving has started. */
  outcome: PageOutcome;
}

/**
 * Replaces the whole page, and the document's title, while the next document loads (SES-07, GAT-07), and explains an
 * unexpected login (SES-02). In case that takes long, or the user has stopped the browser, a link offers to go there manually. If the
 * server has not said who is signed in, the link reloads the page.
 */
export function LeavingScreen({ outcome }: LeavingScreenProps) {
  const { leaving, isLost, certainty } = useSession();
  const messages = useMessages();
  const { title } = usePortal().market;
  const labels = {
    login: messages.loggingIn,
    logout: messages.loggingOut,
    preview: messages.transactionPreviewLoading,
    elsewhere: messages.redirecting,
    unknown: messages.loading,
  };
  const isToLogin = outcome.kind === 'leave' && isLoginReason(outcome.message);
  const isUnknown = certainty !== 'known' && !isLost;
  const why = leaving?.why ?? (isUnknown ? 'unknown' : isToLogin ? 'login' : 'elsewhere');
  const label = labels[why];

  useLayoutEffect(() => {
    if (leaving) document.title = `${label} | ${title}`;
  }, [label, leaving, title]);
  return (
    <main className="whole-screen" id={mainId}>
      <Spinner page label={label} />
      {isLost && why === 'login' && <p role="alert">{messages.sessionLostText}</p>}
      {why === 'unknown' && <p role="alert">{messages.contentFailedAdvice}</p>}
      <a className="button button-quiet shell-by-hand" href={leaving?.href ?? ''} rel="external">
        {messages.tryAgain}
      </a>
    </main>
  );
}
