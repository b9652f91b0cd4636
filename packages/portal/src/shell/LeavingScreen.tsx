import { isLoginReason } from '@fleet-portal/model/rules';
import { useLayoutEffect } from 'react';
import { useMessages } from '../context/locale-context.ts';
import { usePortal } from '../context/portal-context.ts';
import { mainId } from '../dom/main-area.ts';
import type { PageOutcome } from '../gate/page-outcome.ts';
import { useSession } from '../session/session-context.ts';
import { Spinner } from '../wrappers/spinner.ts';

interface LeavingScreenProps {
  /** Says where the way leads before it has begun. */
  outcome: PageOutcome;
}

/**
 * Stands in the place of everything while the next document is on its way, and of the document's name, too (SES-07, GAT-07), and says
 * why the login comes unasked (SES-02). Where that takes long, or somebody has stopped the browser, a link leads there by hand.
 */
export function LeavingScreen({ outcome }: LeavingScreenProps) {
  const { leaving, isLost } = useSession();
  const messages = useMessages();
  const { title } = usePortal().market;
  const labels = {
    login: messages.loggingIn,
    logout: messages.loggingOut,
    preview: messages.transactionPreviewLoading,
    elsewhere: messages.redirecting,
  };
  const isToLogin = outcome.kind === 'leave' && isLoginReason(outcome.message);
  const why = leaving?.why ?? (isToLogin ? 'login' : 'elsewhere');
  const label = labels[why];
  const isLeaving = leaving !== null;

  useLayoutEffect(() => {
    if (isLeaving) document.title = `${label} | ${title}`;
  }, [isLeaving, label, title]);
  return (
    <main className="whole-screen" id={mainId}>
      <Spinner page label={label} />
      {isLost && why === 'login' && <p role="alert">{messages.sessionLostText}</p>}
      {leaving && (
        <a className="button button-quiet shell-by-hand" href={leaving.href} rel="external">
          {messages.tryAgain}
        </a>
      )}
    </main>
  );
}
