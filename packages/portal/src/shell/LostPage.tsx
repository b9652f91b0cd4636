import { useMessages } from '../context/locale-context.ts';
import { ErrorView } from '../page/ErrorView.tsx';
import type { PartFailed } from '../loading/FailureBoundary.tsx';
import { RetryButton } from '../loading/RetryButton.tsx';
import { useOnline } from '../loading/use-online.ts';
import { useTrackedFailure } from './use-tracked-failure.ts';

/**
 * Shown instead of a page whose script failed to load, until the connection is back. Firefox remembers a script's failure for the
 * lifetime of the page, so Refresh is offered once a retry has failed.
 */
export function LostPage({ error, hasTriedAgain, retry }: PartFailed) {
  const messages = useMessages();
  useTrackedFailure(error);
  useOnline(retry);
  return (
    <ErrorView
      title={messages.contentFailedHeading}
      alert={messages.contentFailedText}
      advice={messages.contentFailedAdvice}
      actions={
        <>
          <RetryButton onRetry={retry} />
          {hasTriedAgain && (
            <button type="button" className="button button-quiet" onClick={() => location.reload()}>
              {messages.refresh}
            </button>
          )}
        </>
      }
    />
  );
}
