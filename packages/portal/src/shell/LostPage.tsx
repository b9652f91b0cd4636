import { useMessages } from '../context/locale-context.ts';
import { ErrorView } from '../page/ErrorView.tsx';
import { RetryButton } from '../loading/RetryButton.tsx';
import { useOnline } from '../loading/use-online.ts';
import { useTrackedFailure } from './use-tracked-failure.ts';

interface LostPageProps {
  error: unknown;
  /** Whether a retry has failed. Firefox remembers a script's failure for the lifetime of the page, so Refresh is offered then. */
  hasTriedAgain: boolean;
  onRetry: () => void;
}

/** Shown instead of a page whose script failed to load, until the connection is back. */
export function LostPage({ error, hasTriedAgain, onRetry }: LostPageProps) {
  const messages = useMessages();
  useTrackedFailure(error);
  useOnline(onRetry);
  return (
    <ErrorView
      title={messages.contentFailedHeading}
      alert={messages.contentFailedText}
      advice={messages.contentFailedAdvice}
      actions={
        <>
          <RetryButton onRetry={onRetry} />
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
